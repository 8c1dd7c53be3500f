import {
  astrarium,
  astrariumUpgrades,
  eventCountersAfter,
  type GameSnapshot,
  recordId,
} from '@astrarium/core';
import {
  canonicalJson,
  type CommandRecord,
  type HashRecord,
  hashText,
  type HeaderRecord,
  invariant,
  LOG_FORMAT,
  type LogPosition,
  logWriter,
  parseLine,
  schemaHash,
  type UpgradeRecord,
} from '@astrarium/core/kernel';
import type { Store, StoreContents, StoredKeyframe, StoredLine } from '../store/store.js';
import type { Published } from './published.js';

/** Why a stored game cannot be gone on with. */
export class ResumeFailure extends Error {
  override readonly name = 'ResumeFailure';
}

/**
 * The world of a store: its newest keyframe, and the log since, lived again. Every line must come
 * out as it was written, every hash must match.
 *
 * @throws ResumeFailure naming the line and what differs
 */
export function resume(store: Store, { clock, keyframe }: StoreContents): Published {
  const header = headerOf(store);
  let { snapshot, position } = beginning(header, keyframe);
  let hashedTick = keyframe?.tick ?? 0;
  let writer = logWriter(astrarium, snapshot, position);
  if (writer.header !== '') {
    expectLine({ n: 0, text: `${header.text}\n` }, writer.header);
    writer = logWriter(astrarium, snapshot, writer.position());
  }
  for (const line of store.lines(writer.position().n + 1)) {
    const record = recordOf(line);
    if (record.tick > snapshot.now) snapshot = passTo(snapshot, record.tick);
    if (record.kind === 'upgrade') {
      const next = upgraded(snapshot, record);
      const after = writer.upgrade(snapshot, record.migration, astrarium, next);
      expectLine(line, after.line);
      writer = after.writer;
      snapshot = next;
      continue;
    }
    if (record.kind === 'hash') {
      expectLine(line, writer.checkpoint(snapshot));
      hashedTick = snapshot.now;
      continue;
    }
    const given = astrarium.execute(snapshot, record.command);
    expectLine(line, writer.command(snapshot.now, record.command, given.outcome));
    snapshot = given.snapshot;
  }
  if (clock !== undefined) snapshot = passTo(snapshot, clock.tick);
  position = writer.position();
  const world = astrarium.read(snapshot);
  const lastIds = world.accounts.ids().flatMap((account): [number, string][] => {
    const text = store.entry('envelopes', account, store.range('envelopes', account).end - 1);
    return text === undefined ? [] : [[account, recordId(snapshot.setting, text)]];
  });
  const counters = eventCountersAfter(world, lastIds);
  return { snapshot, position, counters, hashedTick };
}

interface StoredHeader {
  readonly text: string;
  readonly record: HeaderRecord;
}

function headerOf(store: Store): StoredHeader {
  for (const { n, text } of store.lines(0)) {
    const record = n === 0 ? parseLine(text) : undefined;
    if (record === undefined || !('kind' in record) || record.kind !== 'header') break;
    const { setting } = record;
    const own = {
      format: LOG_FORMAT,
      name: astrarium.definition.name,
      version: astrarium.definition.version,
      schema: schemaHash(astrarium.definition.schema),
      setting_hash: hashText(canonicalJson(setting)),
    };
    for (const [member, value] of Object.entries(own)) {
      const stored = record[member as keyof typeof own];
      if (stored === value) continue;
      throw new ResumeFailure(
        `the game's ${member} is ${stored}, this release's is ${value}: it needs an upgrade`,
      );
    }
    return { text, record };
  }
  throw new ResumeFailure('the log of this store has no header');
}

function beginning(
  { record }: StoredHeader,
  keyframe: StoredKeyframe | undefined,
): { snapshot: GameSnapshot; position: LogPosition | undefined } {
  if (keyframe === undefined) {
    const setting = record.setting as unknown as GameSnapshot['setting'];
    return { snapshot: astrarium.genesis(setting), position: undefined };
  }
  const snapshot = astrarium.decode(keyframe.bytes);
  const hash = astrarium.hash(snapshot);
  if (hash !== keyframe.hash) {
    const where = `the keyframe of tick ${keyframe.tick}`;
    throw new ResumeFailure(`${where} has the hash ${hash}, not ${keyframe.hash}`);
  }
  return { snapshot, position: JSON.parse(keyframe.position) as LogPosition };
}

function recordOf({ n, text }: StoredLine): CommandRecord | HashRecord | UpgradeRecord {
  const record = parseLine(text);
  if ('kind' in record && record.kind !== 'header' && record.kind !== 'end') return record;
  throw new ResumeFailure(`line ${n} of the log is none of a living game`);
}

/** The world under the rules of an upgrade record. */
export function upgraded(from: GameSnapshot, { migration, next }: UpgradeRecord): GameSnapshot {
  const upgrade = Object.hasOwn(astrariumUpgrades, migration)
    ? astrariumUpgrades[migration]
    : undefined;
  if (upgrade !== undefined) return upgrade.migrate(from, next.setting) as GameSnapshot;
  throw new ResumeFailure(`this release does not know the upgrade ${migration}`);
}

function expectLine({ n, text }: StoredLine, written: string): void {
  if (written === `${text}\n` || written === text) return;
  throw new ResumeFailure(`line ${n} of the log comes out otherwise: ${written.slice(0, 300)}`);
}

function passTo(from: GameSnapshot, tick: number): GameSnapshot {
  invariant(tick >= from.now, `the log goes back from tick ${from.now} to ${tick}`);
  return astrarium.advance(from, { ticks: tick - from.now }).snapshot;
}
