import { expect, test } from 'vitest';
import { recordLog } from '../log.js';
import { grove1, grove2, weighing } from '../migrations/groveGame.test.js';
import { logDigest, logDigestHex, logDigestLine } from './format/logDigest.js';
import { type Command, defineFieldSchema, defineFieldSimulation, defineTable } from '../index.js';
import { type Definition, done, gauge, json, link, list, refuse, timer, word } from '../index.js';

const farms = defineTable('farms', {
  trees: list('trees'),
  fruit: gauge,
  ripe: timer,
  picked: word,
});
const trees = defineTable('trees', { farm: link('farms', 'trees'), size: word });
const schema = defineFieldSchema({
  tables: { farms, trees },
  documents: { accounts: json<{ name: string; notes: string[] }>() },
  events: { planted: ['tree', 'farm'], ripened: ['farm'] },
  setting: json<{ seed: number; farms: number; price: { tree: number } }>(),
});
const FARM = farms.fields;
const TREE = trees.fields;

/**
 * A game of farms whose trees ripen. `shout` answers at length, `omen` throws. From tick `stray` on
 * it picks one too many.
 */
const orchardDefinition = ({ stray = 0, version = 1 } = {}) =>
  ({
    name: 'orchard',
    version,
    schema,
    commands: {
      plant(draft, { account, args }) {
        const farm = Number(args['farm']);
        if (!draft.farms.has(farm)) return refuse('no_farm', 'There is no such farm.', { farm });
        const price = draft.setting.price.tree;
        const now = draft.farms.level(farm, FARM.fruit);
        if (now < price) return refuse('too_dear', 'A tree costs more.', { price, now });
        const tree = draft.trees.insert();
        draft.trees.set(tree, TREE.size, 1 + (draft.roll(1, tree) % 5));
        draft.trees.join(tree, TREE.farm, farm);
        draft.farms.setLevel(farm, FARM.fruit, now - price);
        draft.farms.setRate(farm, FARM.fruit, draft.farms.rate(farm, FARM.fruit) + 1);
        draft.accounts.edit(account, (each) => void each.notes.push(`tree ${tree}`));
        draft.emit('planted', tree, farm);
        return done({ tree, at: { farm }, list: [farm, tree] });
      },
      name(draft, { account, args }) {
        draft.accounts.edit(account, (each) => void (each.name = String(args['name'])));
        return done();
      },
      shout(draft, { args }) {
        draft.farms.setLevel(1, FARM.fruit, 0);
        return done({ text: 'a'.repeat(Number(args['length'])) });
      },
      omen() {
        throw new Error('bad omen');
      },
    },
    systems: [
      {
        name: 'ripening',
        table: 'farms',
        timer: 'ripe',
        run(draft, farm) {
          const trees = draft.farms.members(farm, FARM.trees).length;
          const wrong = stray > 0 && draft.now >= stray ? 1 : 0;
          draft.farms.add(farm, FARM.picked, trees + wrong);
          draft.farms.schedule(farm, FARM.ripe, draft.now + 3 + (draft.roll(2, farm) % 5));
          draft.emit('ripened', farm);
        },
      },
    ],
    genesis(draft) {
      for (let count = 0; count < draft.setting.farms; count += 1) {
        const farm = draft.farms.insert();
        draft.farms.setLevel(farm, FARM.fruit, 6);
        draft.farms.setRate(farm, FARM.fruit, 1);
        draft.farms.schedule(farm, FARM.ripe, 1 + farm);
      }
      draft.accounts.insert({ name: 'ä"\\\u2028\ud83c\udf4e', notes: [] });
    },
  }) satisfies Definition<typeof schema>;

/** The game with other rules. */
export const orchardWith = (options: { stray?: number; version?: number }) =>
  defineFieldSimulation(orchardDefinition(options));

/** The game. */
export const orchard = orchardWith({});

/** The setting of the test worlds. */
export const SETTING = { seed: 5, farms: 4, price: { tree: 4 } };

/** The n-th command of a player. Some are refused. */
export function orchardCommand(n: number): Command {
  const farm = n % 6;
  if (n % 7 === 3) return { id: `c${n}`, account: 1, type: 'name', args: { name: `name ${n}` } };
  if (n % 11 === 5) return { id: `c${n}`, account: 1, type: 'fly', args: {} };
  return { id: `c${n}`, account: 1, type: 'plant', args: { farm } };
}

/** A recorded game as text, and its snapshots at hash lines as keyframes. */
export function playOrchard(
  { ticks = 40, hashEvery = 10, every = 1, seed = SETTING.seed } = {},
  commandOf: (n: number) => Command = orchardCommand,
) {
  let text = '';
  let events = 0;
  const keyframes = new Map<number, Uint8Array>();
  const recorder = recordLog(orchard, orchard.genesis({ ...SETTING, seed }), {
    write: (lines) => void (text += lines),
    hashEvery,
    hashed: (snapshot) => keyframes.set(snapshot.now, orchard.encode(snapshot)),
  });
  for (let tick = 0; tick < ticks; tick += 1) {
    if (tick % every === 0) events += recorder.execute(commandOf(tick)).events.length;
    events += recorder.advance({ ticks: 1 }).events.length;
  }
  recorder.end();
  return { text, lines: text.trimEnd().split('\n'), keyframes, events, last: recorder.snapshot };
}

/** The setting of the groves. */
export const GROVE = { seed: 5, price: 2 };

/**
 * A log of both versions of the grove, with keyframes; the upgrade is at tick 20.
 *
 * @param hashEvery ticks between hash lines, each of which has a keyframe
 */
export function playGroves(hashEvery = 1000) {
  let text = '';
  const write = (lines: string) => void (text += lines);
  const frames = new Map<number, Uint8Array>();
  const before = recordLog(grove1, grove1.genesis(GROVE), {
    write,
    hashEvery,
    hashed: (snapshot) => frames.set(snapshot.now, grove1.encode(snapshot)),
  });
  for (const due of [4, 9, 30, 40]) {
    before.execute(act('plant', { place: 3 + (due % 2), due }));
    before.advance({ ticks: 5 });
  }
  before.execute(act('fell', { tree: 2 }));
  const next = weighing.migrate(before.snapshot);
  const { line, writer } = before.writer.upgrade(before.snapshot, weighing.name, grove2, next);
  write(line);
  frames.set(20, grove2.encode(next));
  const upgraded = { n: text.split('\n').length - 2, position: writer.position() };
  const after = recordLog(grove2, next, {
    write,
    resume: writer.position(),
    hashEvery,
    hashed: (snapshot) => frames.set(snapshot.now, grove2.encode(snapshot)),
  });
  after.advance({ ticks: 10 });
  after.checkpoint();
  after.execute(act('wait'));
  after.advance({ ticks: 30 });
  after.end();
  return { text, frames, upgraded, next, hash: grove2.hash(after.snapshot) };
}

const act = (type: string, args = {}): Command => ({ id: '', account: 0, type, args });

/** A copy of the lines with some removed at a place and others inserted there. */
export function spliced(lines: readonly string[], at: number, removed: number, ...put: string[]) {
  return [...lines.slice(0, at), ...put, ...lines.slice(at + removed)];
}

/** Lines as the text of a log. */
export const join = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Lines rewritten so that every n and every digest fits: what only a replay can find out. */
export function forge(lines: readonly string[]): string {
  const digest = logDigest();
  return join(
    lines.map((line, n) => {
      const record = JSON.parse(line);
      if ('n' in record) record.n = n;
      if ('digest' in record) record.digest = logDigestHex(digest);
      const text = JSON.stringify(record);
      logDigestLine(digest, text);
      return text;
    }),
  );
}

test('the game of the log tests has refused commands, trees and events', () => {
  const { lines, last, events } = playOrchard();
  expect(lines.filter((line) => line.includes('"done":true')).length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.includes('no_farm')).length).toBeGreaterThan(3);
  expect(events).toBeGreaterThan(20);
  expect(orchard.read(last).trees.count).toBeGreaterThan(5);
  expect(lines.map((line) => /"kind":"(\w+)"/.exec(line)?.[1]).join(' ')).toMatch(
    /^header (command ){11}hash .* hash end$/,
  );
});
