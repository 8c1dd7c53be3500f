import { describe, expect, test } from 'vitest';
import { FULL } from '../../../../testkit/test/tier.js';
import { changeFenced } from './changeFenced.js';
import { makeDice } from '../../../../testkit/src/store/storeSteps.js';
import { type FenceModel, fenceTester, type ModelFault } from './fenceTester.js';
import { StoreFailure } from '../store.js';

/** What the processes were told about their values. */
interface Told {
  readonly written: string[];
  /** Refused: nothing was written. */
  readonly refused: string[];
  readonly unknown: string[];
}

/** A process that takes the game three times, and writes until another one has taken it. */
async function writer(model: FenceModel, name: string, told: Told): Promise<void> {
  for (let life = 0; life < 3; life++) {
    const game = model.game();
    const { commits, fence, writer: self } = await model.take();
    let last = commits;
    for (let count = 0; count < 3; count++) {
      const value = `${name}${life}${count}`;
      try {
        await changeFenced(game, { fence, writer: self, commit: last + 1, value });
        told.written.push(value);
        last += 1;
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        const { reason } = error;
        (reason === 'failed' ? told.unknown : told.refused).push(value);
        if (reason !== 'locked') break;
      }
    }
  }
}

/** What happens to the database. */
interface Disturbance {
  readonly fault?: ModelFault;
  /** It is restored to an earlier moment while the processes write. */
  readonly isRestored?: boolean;
}

/** What is wrong after the processes of a seed have written; '' when nothing is. */
async function faultOf(seed: number, { fault, isRestored }: Disturbance): Promise<string> {
  const model = fenceTester(makeDice(seed), fault);
  const told: Told = { written: [], refused: [], unknown: [] };
  const running = ['a', 'b'].map((name) => writer(model, name, told));
  // What was written before that may be lost.
  if (isRestored === true) running.push(model.restore(() => void told.written.splice(0)));
  await model.run(running);
  const { log } = model;
  const values = log.map(({ value }) => value);
  if (log.some(({ number }, index) => number !== index + 1)) return 'the numbers have gaps';
  if (new Set(values).size < values.length) return 'a value was written twice';
  if (log.some(({ current, writer: by }) => by !== current)) return 'a former writer has written';
  if (told.written.some((value) => !values.includes(value))) return 'a written value is missing';
  if (told.refused.some((value) => values.includes(value))) return 'a refused value was written';
  return '';
}

/** The first fault of so many seeds. */
async function firstFault(seeds: number, disturbance: Disturbance): Promise<string> {
  for (let seed = 0; seed < seeds; seed++) {
    const found = await faultOf(seed, disturbance);
    if (found !== '') return `seed ${seed}: ${found}`;
  }
  return '';
}

describe('two writers with lost connections', () => {
  test.each([
    ['write each acknowledged commit once, and nothing after they were taken over', false],
    ['do so, too, when the database is restored to an earlier moment', true],
  ])('%s', async (_title, isRestored) => {
    expect(await firstFault(FULL ? 200_000 : 1_500, { isRestored })).toBe('');
  });

  test.each<ModelFault>([
    'compares the numbers only',
    'ignores the fence',
    'settles without waiting',
  ])('are found to fail with a database that %s', async (fault) => {
    const isRestored = fault === 'compares the numbers only';
    expect(await firstFault(10_000, { fault, isRestored })).not.toBe('');
  });
});
