import { hostTester } from './hostTester.js';
import type { Store, StoreBatch } from './store/store.js';

/** The names of the accounts. */
export const NAMES = ['Ada', 'Bo', 'Cy'] as const;

/** A host with three accounts whose further commits `commit` makes, and their first devices. */
export async function slowTester() {
  const does = {
    commit: async (write: () => void): Promise<void> => write(),
    find: (_key: string): void => undefined,
  };
  const wrap = (store: Store): Store => ({
    ...store,
    commit: (batch: StoreBatch) => does.commit(() => void store.commit(batch)),
    outcome(account, key) {
      does.find(key);
      return store.outcome(account, key);
    },
  });
  const tester = await hostTester({ wrap });
  const players: { readonly account: number; readonly code: string }[] = [];
  for (const name of NAMES) {
    const { account } = await tester.account(name);
    const [first] = await tester.devices(account);
    players.push({ account, code: first?.device_code ?? '' });
  }
  const tag = async (player: number, text: string, key?: string) => {
    const { account, code } = players[player] ?? { account: 0, code: '' };
    return tester.command(account, code, { command: 'set_tags', tags: [text] }, key);
  };
  return { does, players, tag, tester };
}

/** Resolves in the next turn of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
