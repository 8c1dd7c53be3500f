import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACCOUNT_COMMANDS,
  astrarium,
  DEVICE_COMMANDS,
  REFUSAL_CODES,
  STANDARD_RULESET,
  STATUSES,
} from '@astrarium/space';
import {
  EVENTS,
  INTERRUPTION_RESULTS,
  INTERRUPTIBLES,
  INTERRUPTIONS,
} from '@astrarium/space-internal';
import { expect, test } from 'vitest';
import {
  argumentRows,
  type ArgumentRow,
  type CommandRow,
  commandRows,
} from '../packages/space/src/service/commandRows.js';
import { pick, readSources, ROOT } from './tools/sources/sources.js';

const PAGE = join(ROOT, 'docs/RULES.md');

/** `npm run rules-tables` writes the generated parts of the page. */
const WRITE = process.env['ASTRARIUM_RECORD'] === 'rules';

/** The width of generated paragraphs. */
const WIDTH = 120;

const MARKS: Readonly<Record<string, string>> = {
  allowed: '✓',
  device_busy: 'b',
  wrong_state: 'w',
};

const DEVICE_ROWS = commandRows(STANDARD_RULESET);

const STATES = table([
  ['command', ...STATUSES],
  ...DEVICE_ROWS.map(({ name, statuses }) => [
    name,
    ...statuses.map(({ permission }) => MARKS[permission] ?? permission),
  ]),
]);

const RESULTS = table([
  ['operation', 'result', 'interruptions with this result'],
  ...INTERRUPTIBLES.flatMap((operation) => {
    const results = [
      ...new Set(INTERRUPTIONS.map((each) => INTERRUPTION_RESULTS[operation][each])),
    ];
    return results.map((result) => [
      operation,
      result,
      INTERRUPTIONS.filter((each) => INTERRUPTION_RESULTS[operation][each] === result).join(', '),
    ]);
  }),
]);

const SYSTEMS = table([
  ['system', 'table', 'timer'],
  ...astrarium.definition.systems.map((system) => [system.name, system.table, system.timer]),
]);

const EVENT_LIST = Object.entries(EVENTS).map(eventText).join('\n');

/** The rule of each command by name. */
const RULES = commandRules();

const COMMANDS = [
  ...ACCOUNT_COMMANDS.map(({ args, by, name }) =>
    commandText(name, [`sent by the ${by}`], argumentRows(args, STANDARD_RULESET)),
  ),
  ...DEVICE_ROWS.map((command) => commandText(command.name, deviceFacts(command), command.args)),
].join('\n\n');

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The rule of each command by name: the comment above its definition. */
function commandRules(): ReadonlyMap<string, string> {
  const definition = /\/\*\*((?:(?!\*\/).)+)\*\/\nexport const [^=]+= [^{]*\{\n {2}name: '(\w+)'/gs;
  const rules = new Map<string, string>();
  for (const source of pick(readSources(), /^packages\/space\/src\/commands\//).values()) {
    for (const [, comment = '', name = ''] of source.matchAll(definition)) {
      rules.set(name, comment.replaceAll(/\s+(?:\* )?/g, ' ').trim());
    }
  }
  return rules;
}

function commandText(name: string, facts: readonly string[], args: readonly ArgumentRow[]): string {
  const rule = RULES.get(name);
  if (rule === undefined) throw new Error(`${name} has no comment that states its rule`);
  const head = wrap(`**\`${name}\`** (${facts.join('; ')}): ${rule}`);
  return [head, ...(args.length === 0 ? [] : ['', ...args.map(argumentText)])].join('\n');
}

function eventText([name, event]: [string, (typeof EVENTS)[keyof typeof EVENTS]]): string {
  const { mail, members, mutable, notify, text } = event;
  const facts = [
    ...(notify === null ? [] : [`notification: ${notify}`]),
    ...(mail === null ? [] : [`mail: ${mail}`]),
    ...(mutable ? [] : ['cannot be muted']),
  ];
  const of = facts.length === 0 ? '' : ` (${facts.join('; ')})`;
  return [
    wrap(`- **\`${name}\`**${of}: ${text}`, '  '),
    `  ${wrap(`Members: ${members.map(memberText).join(', ')}.`, '  ')}`,
  ].join('\n');
}

/** A member's name, and its kind when that differs. */
function memberText(member: string): string {
  const [name, kind] = member.split(': ');
  return kind === undefined ? `\`${name}\`` : `\`${name}\` (${kind})`;
}

/** A paragraph in lines that fit the page. */
function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

function deviceFacts({ features, httpStatus, oncomplete, oneOf }: CommandRow): string[] {
  return [
    features.length === 0 ? 'every device' : `feature ${features.join(' or ')}`,
    `HTTP status ${httpStatus}`,
    ...(oncomplete ? ['may follow a print'] : []),
    ...(oneOf.length === 0 ? [] : [`exactly one of ${oneOf.join(', ')}`]),
  ];
}

function argumentText({ about, bounds, kind, name, notes, optional }: ArgumentRow): string {
  const limits = bounds.map(({ path, text, value }) =>
    path === undefined ? `${text} ${value}` : `${text} \`${path}\` = ${value}`,
  );
  const facts = [kind, ...limits, ...notes].join(', ');
  return wrap(`- \`${name}${optional ? '?' : ''}\` (${facts}): ${about}`, '  ');
}

/** The text of a page without what its formatter adds: padding and the width of rules. */
function plain(text: string): string {
  return text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
}

test.each([
  ['commands', COMMANDS],
  ['states', STATES],
  ['interruptions', RESULTS],
  ['events', EVENT_LIST],
  ['systems', SYSTEMS],
])('RULES.md has the generated part %s', (name, text) => {
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(`<!-- generated: ${name} -->\n`);
  const end = rest.indexOf('<!-- end -->');
  expect(end, `the markers of ${name}`).toBeGreaterThan(0);
  if (WRITE) {
    writeFileSync(PAGE, `${before}<!-- generated: ${name} -->\n\n${text}\n\n${rest.slice(end)}`);
  } else expect(plain(rest.slice(0, end))).toBe(plain(text));
});

/** Words between backticks in the lines of a page that begin with this label. */
function labelled(page: string, label: string): string[] {
  const lines = page.match(new RegExp(`^ *${label}\\b.*`, 'gm')) ?? [];
  return lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(({ 1: word = '' }) => word));
}

/** Whether the ruleset has a member at this path; `*` is any member. */
function hasMember(value: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (first === '*') return Object.values(value).some((each) => hasMember(each, rest));
  return Object.hasOwn(value, first) && hasMember(Reflect.get(value, first), rest);
}

/** Commands, whose refusals are meant where they are named among refusals. */
const COMMAND_NAMES = [...ACCOUNT_COMMANDS, ...DEVICE_COMMANDS].map(({ name }) => name);

/** Members of refusals that the page names beside their codes. */
const REFUSAL_MEMBERS = ['need', 'have', 'config', 'job_id', 'batch_id'];

const LABELS: readonly (readonly [label: string, exists: (word: string) => boolean])[] = [
  ['Numbers', (word) => hasMember(STANDARD_RULESET, word.split('.'))],
  ['Events', (word) => Object.hasOwn(EVENTS, word)],
  [
    'Refusals',
    (word) =>
      [...REFUSAL_CODES, ...COMMAND_NAMES, ...REFUSAL_MEMBERS].some((each) => each === word),
  ],
];

test.each(LABELS)('%s that RULES.md names exist', (label, exists) => {
  const words = labelled(readFileSync(PAGE, 'utf8'), label);
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word) => !exists(word))).toEqual([]);
  const planted = labelled(`  ${label}: \`a.b\`, for all \`c\`.\nOther: \`d\`.`, label);
  expect(planted).toEqual(['a.b', 'c']);
  expect(planted.filter(exists)).toEqual([]);
});

/** The names of the members that the rules declare, on the paths to the numbers of a ruleset. */
function numberNames(ruleset: object, isDeclared: (name: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown, name: string): void => {
    if (typeof value === 'number') found.add(name);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) visit(one, isDeclared(key) ? key : name);
    }
  };
  visit(ruleset, '');
  return found;
}

test('a rule, a formula or a query reads each number of the ruleset', () => {
  const game = pick(
    readSources(),
    /^packages\/space\/src\/.*\.ts$/,
    /(?:\.test|[tT]ester)\.|\/(?:client|service)[./]/,
  );
  const declarations = [...pick(game, /\/ruleset\//).values()].join('\n');
  const isDeclared = (name: string): boolean => declarations.includes(`readonly ${name}: `);
  const unread = (ruleset: object): string[] => {
    // Neither comments, nor definitions, which a colon follows, nor checks of rulesets, nor what
    // only shows them.
    const readers = pick(game, /./, /\/(?:settingOf|rulesView|standard\w+)\.ts$/);
    const text = [...readers.values()].join('\n').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    const names = numberNames(ruleset, (name) => isDeclared(name) || name === 'unreadUnits');
    return [...names].filter((name) => !new RegExp(`\\b${name}\\b(?!\\??:)`).test(text));
  };
  expect(numberNames(STANDARD_RULESET, isDeclared).size).toBeGreaterThan(90);
  expect(unread(STANDARD_RULESET)).toEqual(['version']);
  expect(unread({ ...STANDARD_RULESET, unreadUnits: 1 })).toEqual(['version', 'unreadUnits']);
});
