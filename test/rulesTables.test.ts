import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACCOUNT_COMMANDS,
  type AccountCommand,
  FATES,
  INTERRUPTIBLES,
  INTERRUPTIONS,
  type Limit,
} from '@astrarium/internal/game';
import {
  type Argument,
  DEVICE_COMMANDS,
  type DeviceCommand,
  limitOf,
  STANDARD_RULESET,
  STATUSES,
} from '@astrarium/core';
import { expect, test } from 'vitest';
import { ROOT } from './tools/sources.js';

const PAGE = join(ROOT, 'docs/RULES.md');

/** `npm run rules-tables` writes the generated parts of the page. */
const WRITE = process.env['ASTRARIUM_RECORD'] === 'rules';

const MARKS = { allowed: '✓', device_busy: 'b', wrong_state: 'w' } as const;

const STATES = table([
  ['command', 'features', ...STATUSES],
  ...DEVICE_COMMANDS.map(({ features, name, permissions }) => [
    name,
    features.join(', '),
    ...STATUSES.map((status) => MARKS[permissions[status]]),
  ]),
]);

const RESULTS = table([
  ['operation', ...INTERRUPTIONS],
  ...INTERRUPTIBLES.map((each) => [each, ...INTERRUPTIONS.map((what) => FATES[each][what])]),
]);

const COMMANDS = [...ACCOUNT_COMMANDS, ...DEVICE_COMMANDS].map(commandText).join('\n\n');

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function commandText(command: AccountCommand | DeviceCommand): string {
  const { args, name, rule } = command;
  const facts = 'by' in command ? [`by the ${command.by}`] : deviceFacts(command);
  const head = `**\`${name}\`** (${facts.join('; ')}): ${rule}`;
  if (args === 'settings') return head;
  const items = Object.entries(args).map(([each, argument]) => argumentText(each, argument));
  return [head, ...(items.length === 0 ? [] : ['', ...items])].join('\n');
}

function deviceFacts({ features, oncomplete, oneOf, status }: DeviceCommand): string[] {
  return [
    features.length === 0 ? 'any device' : features.join(', '),
    `answers ${status}`,
    ...(oncomplete ? ['may follow a print'] : []),
    ...(oneOf.length === 0 ? [] : [`exactly one of ${oneOf.join(', ')}`]),
  ];
}

function argumentText(name: string, argument: Argument<unknown>): string {
  const { about, kind, optional } = argument;
  const limits = [bound('at least', argument.min), bound('at most', argument.max)].flat();
  const value = argument.default === undefined ? [] : [`default ${argument.default}`];
  const facts = [kind.replaceAll('_', ' '), ...limits, ...value].join(', ');
  return `- \`${name}${optional ? '?' : ''}\` (${facts}): ${about}`;
}

function bound(words: string, limit: Limit | undefined): string[] {
  if (limit === undefined) return [];
  if (typeof limit === 'number') return [`${words} ${limit}`];
  return [`${words} \`${limit}\` = ${limitOf(STANDARD_RULESET, limit)}`];
}

/** The text of a page without what its formatter adds: padding and the width of rules. */
function plain(text: string): string {
  return text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
}

test.each([
  ['commands', COMMANDS],
  ['states', STATES],
  ['interruptions', RESULTS],
])('RULES.md has the generated part %s', (name, text) => {
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(`<!-- generated: ${name} -->\n`);
  const end = rest.indexOf('<!-- end -->');
  expect(end, `the markers of ${name}`).toBeGreaterThan(0);
  if (WRITE) {
    writeFileSync(PAGE, `${before}<!-- generated: ${name} -->\n\n${text}\n\n${rest.slice(end)}`);
  } else expect(plain(rest.slice(0, end))).toBe(plain(text));
});
