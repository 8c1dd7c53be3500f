import { escaped } from '@astrarium/contract';
import type { ArgumentRow, CommandRow } from './commandRows.js';

const HEADINGS = [
  'Command',
  'Devices',
  'Allowed in status',
  'Arguments',
  'HTTP status',
  '<code>oncomplete</code>',
];

/** An HTML table of device commands. */
export function commandTable(commands: readonly CommandRow[]): string {
  const headings = HEADINGS.map((heading) => `<th scope="col">${heading}</th>`);
  return [
    '<table>',
    '<caption>The limits are those of this game. An argument with <code>?</code> is optional. ' +
      'A command with <code>oncomplete</code> can be given to new devices by a print order.' +
      '</caption>',
    `<thead><tr>${headings.join('')}</tr></thead>`,
    '<tbody>',
    ...commands.map(commandLine),
    '</tbody>',
    '</table>',
  ].join('\n');
}

function commandLine(command: CommandRow): string {
  const cells = [
    devicesText(command),
    statusesText(command),
    argumentList(command),
    String(command.httpStatus),
    command.oncomplete ? 'yes' : 'no',
  ];
  const data = cells.map((cell) => `<td>${cell}</td>`).join('');
  return `<tr><th scope="row"><code>${escaped(command.name)}</code></th>${data}</tr>`;
}

function devicesText({ deviceTypes, features }: CommandRow): string {
  if (features.length === 0) return 'every device';
  return `${escaped(deviceTypes.join(', '))} (feature ${escaped(features.join(' or '))})`;
}

function statusesText({ statuses }: CommandRow): string {
  const allowed = statuses.filter(({ permission }) => permission === 'allowed');
  if (allowed.length === statuses.length) return 'every status';
  return escaped(allowed.map(({ status }) => status).join(', '));
}

function argumentList({ args, oneOf }: CommandRow): string {
  if (args.length === 0) return 'none';
  const items = args.map((argument) => `<li>${argumentText(argument)}</li>`);
  const rule = oneOf.length === 0 ? '' : `Exactly one of ${escaped(oneOf.join(', '))}.`;
  return `${rule}<ul>${items.join('')}</ul>`;
}

function argumentText({ about, bounds, kind, name, notes, optional }: ArgumentRow): string {
  const limits = bounds.map(({ text, value }) => `${text} ${value}`);
  const facts = [kind, ...limits, ...notes].join(', ');
  const label = optional ? `${name}?` : name;
  return `<code>${escaped(label)}</code> (${escaped(facts)}): ${escaped(about)}`;
}
