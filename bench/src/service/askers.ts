import { type KeepAlive, keepAlive, requestBytes, statusOf } from './keepAlive.js';
import type { Player } from './livelyWorld.js';

/** A page of devices, as wide as the contract's own. */
const PAGE = '/v1/devices?limit=50';

/** Where the peer makes the same page anew for every request, from objects that are ready. */
export const READY_PAGE = '/ready';

/** The body of the n-th tagging: no two are the same, so each of them changes something. */
export function taggingOf(n: number): object {
  return { command: 'set_tags', tags: ['season', `wing:${n % 1000}`, `round:${n}`] };
}

/** The connections of some accounts, and what they ask over them. */
export interface Askers {
  readonly page: (asker: number) => Promise<Buffer>;
  /** Of the peer alone. */
  readonly readyPage: (asker: number) => Promise<Buffer>;
  readonly dryRun: (asker: number) => Promise<Buffer>;
  readonly write: (asker: number) => Promise<Buffer>;
  close(): void;
}

/** Opens a connection for each account. An answer that is no success is an error. */
export async function openAskers(port: number, players: readonly Player[]): Promise<Askers> {
  const open: KeepAlive[] = [];
  for (const _ of players) open.push(await keepAlive(port));
  const pages = players.map(({ token }) => requestBytes('GET', PAGE, token));
  const readyPages = players.map(({ token }) => requestBytes('GET', READY_PAGE, token));
  const dryRuns = players.map(({ devices, token }) =>
    requestBytes('POST', `/v1/devices/${devices.at(-1)}`, token, {
      command: 'start_mining',
      resource: 'carbon',
      dry_run: true,
    }),
  );
  let written = 0;
  const send = async (asker: number, request: Buffer): Promise<Buffer> => {
    const answer = await (open[asker] as KeepAlive).exchange(request);
    if (statusOf(answer) >= 300) throw new Error(answer.toString());
    return answer;
  };
  return {
    page: (asker) => send(asker, pages[asker] as Buffer),
    readyPage: (asker) => send(asker, readyPages[asker] as Buffer),
    dryRun: (asker) => send(asker, dryRuns[asker] as Buffer),
    write(asker) {
      const { devices, token } = players[asker] as Player;
      const path = `/v1/devices/${devices[0]}`;
      return send(asker, requestBytes('POST', path, token, taggingOf((written += 1))));
    },
    close: () => open.forEach((each) => each.close()),
  };
}
