import { DEVICE_COMMANDS, type Ruleset, STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { rulesWith } from '../tester.js';
import { commandRows } from './commandRows.js';
import { commandTable } from './commandTable.js';

/** The HTML of the table under a ruleset. */
const tableFor = (ruleset: Ruleset): string => commandTable(commandRows(ruleset));

/** The row of a command. */
const rowOf = (html: string, name: string): string =>
  html.split('\n').find((line) => line.includes(`<th scope="row"><code>${name}</code>`)) ?? '';

test('has a row for each device command', () => {
  const html = tableFor(STANDARD_RULESET);
  const names = [...html.matchAll(/<th scope="row"><code>(\w+)<\/code>/g)].map(([, name]) => name);
  expect(names).toEqual(DEVICE_COMMANDS.map(({ name }) => name));
  expect(rowOf(html, 'deploy')).toContain('<td>stowed</td><td>none</td><td>200</td><td>no</td>');
  expect(rowOf(html, 'start_mining')).toContain('<td>200</td><td>yes</td>');
  const quantity = '<code>quantity?</code> (integer, at least 1, at most 50, default 1): How many';
  expect(rowOf(html, 'enqueue_print')).toContain(quantity);
  expect(rowOf(html, 'set_tags')).toContain('<td>every device</td><td>every status</td>');
  expect(rowOf(html, 'set_tags')).toContain('Exactly one of tags, add_tags, remove_tags.');
});

test('has the limits and device types of the ruleset', () => {
  const { survey_drone } = STANDARD_RULESET.blueprints;
  const miner = { ...survey_drone, features: ['mine', 'survey'] } as const;
  const html = tableFor(
    rulesWith({ printing: { maxQuantity: 7 }, blueprints: { survey_drone: miner } }),
  );
  expect(rowOf(html, 'enqueue_print')).toContain('at least 1, at most 7, default 1');
  expect(rowOf(html, 'start_mining')).toContain('mining_drone, survey_drone (feature mine)');
});

test('escapes all texts', () => {
  const evil = `<script>'"&`;
  const html = commandTable([
    {
      name: evil,
      features: [evil],
      deviceTypes: [evil],
      statuses: [
        { status: evil, permission: 'allowed' },
        { status: 'idle', permission: 'wrong_state' },
      ],
      args: [
        {
          name: evil,
          optional: true,
          kind: evil,
          bounds: [{ text: 'at most', value: 1, path: evil }],
          notes: [evil],
          about: evil,
        },
      ],
      oneOf: [evil],
      httpStatus: 200,
      oncomplete: true,
    },
  ]);
  expect(html).not.toContain('<script');
  expect(html.match(/&#60;script&#62;&#39;&#34;&#38;/g)).toHaveLength(9);
});
