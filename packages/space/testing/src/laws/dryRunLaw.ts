import type { Command } from '@astrarium/core';
import {
  astrarium,
  deviceCode,
  dryRunCommand,
  eventEnvelopes,
  type GameSnapshot,
  replicantCode,
  jobNumberToId,
} from '@astrarium/space';
import { type Game, lawEqual, lawPlace, playGame } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/**
 * The dry run of a command has the same answer, refusal and events as its execution, except for the
 * names of new things, and does not change the world.
 */
export function dryRunLaw(game: Game<AstrariumSchema>, tryOut = dryRunCommand): void {
  playGame(astrarium, game, (snapshot, index) => {
    const step = game.steps[index];
    if (step?.kind !== 'command') return;
    const place = lawPlace(game, index);
    const hash = astrarium.hash(snapshot);
    const tried = tryOut(snapshot, step.command);
    lawEqual(`${place}hash`, astrarium.hash(snapshot), hash);
    lawEqual(place, JSON.stringify(tried), JSON.stringify(executed(snapshot, step.command)));
  });
}

function executed(snapshot: GameSnapshot, command: Command) {
  const { events, outcome, snapshot: next } = astrarium.execute(snapshot, command);
  if (!outcome.done) return { outcome, events: [] };
  const [before, after] = [astrarium.read(snapshot), astrarium.read(next)];
  const { key } = before.setting;
  const known = before.jobs.count;
  const newJob = (number: number): number | string => {
    const job = jobNumberToId(key, number);
    return job > known && job <= after.jobs.count ? `new-${job - known}` : number;
  };
  const names = new Map<string, string>();
  const name = (text: string, id: number, prefix: string) => names.set(text, `${prefix}${id}`);
  for (let n = 1; before.devices.count + n <= after.devices.count; n += 1) {
    name(deviceCode(key, before.devices.count + n), n, 'new-');
  }
  for (let n = 1; before.fleets.count + n <= after.fleets.count; n += 1) {
    name(replicantCode(key, before.fleets.count + n), n, 'new-replicant-');
  }
  const own = eventEnvelopes(after, events).envelopes.filter(
    ({ account }) => account === command.account,
  );
  const result = { outcome, events: own.map(({ envelope }) => envelope) };
  return JSON.parse(JSON.stringify(result), (member, value: unknown) => {
    if (typeof value === 'string') {
      return value.replace(/[0-9a-f]{8}/g, (code) => names.get(code) ?? code);
    }
    const isJobs = member === 'job_ids' && Array.isArray(value);
    if (isJobs) return value.map(newJob);
    const isJob = member === 'job_id' || member === 'batch_id';
    return isJob && typeof value === 'number' ? newJob(value) : value;
  });
}
