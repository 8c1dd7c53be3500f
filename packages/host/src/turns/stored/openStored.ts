import type { ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import { type LogPosition, logWriter, type Upgrade } from '@astrarium/core/log';
import { emptyBatch } from '../../store/emptyBatch.js';
import { LEASE_MS } from '../../store/lease.js';
import type { Store, StoreContents, StoredLine } from '../../store/store.js';
import type { Published } from '../past.js';
import {
  type GameVersion,
  isPresent,
  publishedOf,
  replaySteps,
  requireSameRules,
  ResumeFailure,
  type StoredGame,
} from './resume.js';
import { newKeyframe, storedKeyframe } from './storedKeyframe.js';

/** The time between two renewals of the lease during a replay. */
const RENEW_MS = LEASE_MS / 4;

/**
 * Opens the game of a store for its writer, and renews its lease meanwhile. A game of an older
 * version becomes one of the present version: one commit adds an upgrade line for each step, and a
 * keyframe.
 *
 * @throws ResumeFailure when the replay differs, or there is no upgrade from that version
 * @throws StoreFailure when the upgrade cannot be written, or the lease is lost
 */
export async function openStored(
  game: ServedGame,
  store: Store,
  contents: StoreContents,
  nowMs: () => number,
  onReplay?: (ticks: number, total: number) => void,
): Promise<Published> {
  const steps = replaySteps(game, store, contents, STOP_FIRST, onReplay);
  let renewedMs = nowMs();
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    if (nowMs() - renewedMs < RENEW_MS) continue;
    renewedMs = nowMs();
    await store.renew(renewedMs);
  }
  const stored = step.value;
  requireSameRules(stored);
  if (isPresent(game, stored) || contents.clock === undefined) {
    return publishedOf(game, store, contents, stored);
  }
  const { lines, position, snapshot } = upgraded(game, stored);
  const keyframe = storedKeyframe(newKeyframe(game, snapshot, position));
  await store.commit({ ...emptyBatch(contents.clock), lines, keyframe });
  return publishedOf(game, store, contents, { snapshot, position, hashedTick: snapshot.now });
}

const STOP_FIRST =
  'Start it once more with the release that wrote it, and stop it; then start this release.';

/** A world in the present version, and the lines that lead to it. */
interface Upgraded {
  readonly snapshot: Snapshot;
  readonly position: LogPosition;
  readonly lines: readonly StoredLine[];
}

function upgraded(game: ServedGame, { position, snapshot, version }: StoredGame): Upgraded {
  const lines: StoredLine[] = [];
  let at = { version, snapshot, position };
  while (!isPresent(game, at)) {
    const [name, { migrate, settingOf, simulation }] = upgradeFrom(game, at.version);
    const { setting } = at.snapshot;
    const writer = logWriter(at.version, at.snapshot, at.position);
    const { next, upgrade } = upgrading(name, () => {
      const next = migrate(at.snapshot, settingOf?.(setting) ?? setting);
      return { next, upgrade: writer.upgrade(at.snapshot, name, simulation, next) };
    });
    lines.push({ n: at.position.n + 1, text: upgrade.line.slice(0, -1) });
    at = { version: simulation, snapshot: next, position: upgrade.writer.position() };
  }
  return { snapshot: at.snapshot, position: at.position, lines };
}

/** What an upgrade makes. @throws ResumeFailure when it does not accept the world */
function upgrading<Made>(name: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw new ResumeFailure(`The upgrade ${name} fails: ${(error as Error).message}`);
  }
}

/** The last upgrade that begins with a version. @throws ResumeFailure when there is none */
function upgradeFrom(
  { upgrades }: Pick<ServedGame, 'upgrades'>,
  version: GameVersion,
): [name: string, Upgrade] {
  const found = Object.entries(upgrades).findLast(([, { from }]) => from === version);
  if (found !== undefined) return found;
  const { name, version: number } = version.definition;
  throw new ResumeFailure(`There is no upgrade from version ${number} of ${name}.`);
}
