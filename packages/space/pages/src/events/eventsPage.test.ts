import { expect, test, vi } from 'vitest';
import { latestEvents } from './eventsPage.js';

/** All events of the account, the oldest first: one each second, most of them about its plans. */
const EVENTS = Array.from({ length: 300 }, (_, n) => ({
  id: String(n),
  event: n % 100 === 0 ? 'scan.started' : 'account.fork_completed',
  created_at: new Date(n * 1000).toISOString(),
}));

vi.mocked(fetch as (request: Request) => Promise<Response>).mockImplementation(
  async ({ url }: Request) => {
    const before = new URL(url).searchParams.get('before') ?? '9999';
    const events = EVENTS.filter(({ created_at }) => Date.parse(created_at) < Date.parse(before));
    return Response.json({ events: events.slice(-100), next_cursor: null });
  },
);

test('the events of plans do not take the place of those of the game', async () => {
  expect((await latestEvents()).map(({ id }) => id)).toEqual(['200', '100', '0']);
});
