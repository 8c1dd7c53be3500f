import { operationOf } from '@astrarium/contract';
import { STANDARD_RULESET } from '@astrarium/space';
import { afterEach, expect, test } from 'vitest';
import { CONTRACT } from '../service/contract/contractCheck.js';
import { jsonCall } from '../service/jsonCall.js';
import { servedGame } from '../service/servedGame.js';

let game: Awaited<ReturnType<typeof servedGame>> | undefined;
afterEach(async () => {
  await game?.close();
  game = undefined;
});

const PLENTY = { quota: 1e9, windowSeconds: 1 };

/** Everybody begins at the same place, and is seen there. */
const TOGETHER = {
  ...STANDARD_RULESET,
  start: { ...STANDARD_RULESET.start, starCodes: ['SOL'] },
};

/** Answers that do not end, or that are no JSON of the game. */
const STREAMS = ['events.stream'];

test('nobody but its account learns the name of a device, from any read, dry run or fork', async () => {
  game = await servedGame({ read: PLENTY, write: PLENTY, plan: PLENTY, account: PLENTY }, TOGETHER);
  const { ask, host, play, url } = game;
  const [ada, bo] = [await play('Ada'), await play('Bo', {})];
  const name = 'Ζαγρεύς 77';
  const drone = ada.codes['mining_drone'] ?? '';
  const order = (body: object) => ask(ada, 'POST', `/v1/devices/${drone}`, body);
  expect(await order({ command: 'set_name', name })).toMatchObject({ name });
  await order({ command: 'start_mining', resource: 'structural' });
  await host.advance(3600);
  const { events } = await ask(ada, 'GET', '/v1/events');
  const [{ id } = { id: '' }] = events as readonly { readonly id: string }[];

  const known: Readonly<Record<string, string>> = {
    code: drone,
    id,
    season: '1',
    about: 'capacity',
    device_code: drone,
  };
  const places = ['SOL', 'SOL-BELT-1', ada.replicant, drone];
  const reads: string[] = [];
  for (const operation of Object.keys(CONTRACT.operations)) {
    const { method, path } = operationOf(CONTRACT.operations, operation);
    if (method !== 'GET' || STREAMS.includes(operation)) continue;
    for (const code of path.includes('{code}') ? places : ['']) {
      const at = path.replace(/\{(\w+)\}/g, (_, member: string) =>
        member === 'code' ? code : (known[member] ?? '1'),
      );
      const query = operation === 'explain.get' ? `?about=capacity&device_code=${drone}` : '';
      reads.push(`${at}${query}`);
    }
  }
  expect(reads.length).toBeGreaterThan(30);
  const plan = { commands: [{ device: drone, command: 'set_name', name: null }] };
  const later = { commands: [{ ...plan.commands[0], at: 0 }], ticks: 10 };
  const seenBy = async (token: string): Promise<string[]> => {
    const texts: string[] = [];
    for (const path of reads) {
      texts.push(JSON.stringify((await jsonCall(url, token, 'GET', path)).body));
    }
    for (const [path, body] of [
      ['/v1/forks', later],
      ['/v1/batch', { ...plan, dry_run: true }],
      [`/v1/devices/${drone}`, { command: 'recall', dry_run: true }],
    ] as const) {
      texts.push(JSON.stringify((await jsonCall(url, token, 'POST', path, body)).body));
    }
    return texts.filter((text) => text.includes(name));
  };
  expect(await seenBy(bo.token)).toEqual([]);
  expect(await seenBy('unknown')).toEqual([]);
  // Its own account sees it: the device, the list, the short row, and in a fork.
  expect((await seenBy(ada.token)).length).toBeGreaterThanOrEqual(4);
  expect(await ask(bo, 'GET', '/v1/devices?device_type=mining_drone')).toMatchObject({
    devices: [
      { name: null, number: 1 },
      { name: null, number: 2 },
    ],
  });
});
