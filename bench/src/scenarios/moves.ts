import { createHash } from 'node:crypto';
import { roll } from '@astrarium/core';
import { contest, measuredOf, timeOver } from '../measure/contest.js';
import { type Arena, contestantOf, type Prepare } from '../measure/contestant.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { bytesInUse } from '../measure/round.js';
import { boardgamePeer, type MovesPeer } from '../peers/boardgamePeer.js';
import { commandPeer } from '../peers/commandPeer.js';

const ROUNDS = 5;

/** One command in a table, compared with one move of boardgame.io. */
export function movesScenario(name: string, rows: number, golden: string): Scenario {
  const contenders = { command: prepare(commandPeer), boardgame: prepare(boardgamePeer) };
  const compared = { contender: 'command', ticks: 2000 };
  return { name, version: 1, devices: rows, golden, contenders, compared, run };
}

function prepare(makePeer: (rows: number) => MovesPeer & { hash?: () => string }): Prepare {
  return async (rows) => {
    const before = await bytesInUse();
    const peer = makePeer(rows);
    const bytes = (await bytesInUse()) - before;
    let count = 0;
    const contender = {
      name: 'moves',
      tick() {
        count += 1;
        peer.move(1 + (roll(7, 1, count, 0) % rows), count);
        return 1;
      },
    };
    return contestantOf(contender, () => ({
      world: { items: digestRows(peer, rows) },
      hash: peer.hash?.() ?? '',
      bytes,
    }));
  };
}

function digestRows(peer: MovesPeer, rows: number): string {
  const hash = createHash('sha256');
  for (let id = 1; id <= rows; id += 1) {
    const { capacity, level, since, status, target } = peer.row(id);
    hash.update(Float64Array.of(status, since, target, capacity, level));
  }
  return hash.digest('hex');
}

async function run(rows: number, arena: Arena): Promise<Measured> {
  const length = { rounds: ROUNDS, ticks: rows < 10_000 ? 20 : 30 };
  const { boardgame, command } = await contest(arena, ['command', 'boardgame'], length);
  return measuredOf(command, rows, {
    checked: 'every row equal on the peer',
    ratios: { boardgame: timeOver(boardgame, command) },
    details: {
      command_us: command.summary.p50_us,
      boardgame_us: boardgame.summary.p50_us,
      boardgame_max_us: boardgame.summary.max_us,
    },
  });
}
