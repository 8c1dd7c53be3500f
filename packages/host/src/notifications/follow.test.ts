import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventFeed } from './liveFeed.js';
import { type Follower, follow } from './follow.js';

/** A history of one account: `quiet` events are muted, and the first ones may be forgotten. */
function history() {
  const events: string[] = [];
  let first = 0;
  const feed: EventFeed = {
    cursors: { of: (id) => id, isOwn: () => true },
    range: () => ({ first, end: events.length }),
    placeAfter: (_, id) => Math.min(events.length, Math.max(first, Number(id.split('-')[0]))),
    at: (_, place) => {
      const event = place < first ? undefined : events[place];
      return event === undefined
        ? undefined
        : { id: `${place + 1}-0`, event, tick: 0, created_at_seconds: 0, text: '{}' };
    },
    filter:
      () =>
      ({ event }) =>
        event !== 'quiet',
    compareIds: (a, b) => Number.parseInt(a) - Number.parseInt(b),
    watch: () => () => undefined,
  };
  return {
    feed,
    add: (event: string) => void events.push(event),
    forget: (keep: number) => {
      first = Math.max(first, events.length - keep);
    },
  };
}

const steps = fc.array(
  fc.oneof(
    fc.constantFrom('loud', 'quiet').map((event) => ({ kind: 'add' as const, event })),
    fc.nat(4).map((keep) => ({ kind: 'forget' as const, keep })),
    fc.nat(5).map((times) => ({ kind: 'read' as const, times })),
    fc.constant({ kind: 'again' as const }),
  ),
  { maxLength: 60 },
);

test('events and gaps together are the whole history, in order', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { add, feed, forget } = history();
      let follower = follow(feed, 1, undefined);
      /** Ids that were passed, in a row. */
      let passed = 0;
      const readStep = (from: Follower): boolean => {
        const step = from.next();
        if (step === undefined) return false;
        if (typeof step === 'object' && 'after' in step) {
          expect(step.after).toBe(`${passed}-0`);
          expect(feed.range(1).first).toBeGreaterThan(0);
          passed = feed.range(1).first;
          return true;
        }
        passed += 1;
        expect(from.cursor).toBe(`${passed}-0`);
        if (step !== 'skipped') expect(step).toMatchObject({ id: `${passed}-0`, event: 'loud' });
        return true;
      };
      for (const step of all) {
        if (step.kind === 'add') add(step.event);
        else if (step.kind === 'forget') forget(step.keep);
        else if (step.kind === 'again') follower = follow(feed, 1, `${passed}-0`);
        else for (let n = 0; n < step.times; n += 1) readStep(follower);
      }
      while (readStep(follower));
      expect(passed).toBe(feed.range(1).end);
    }),
    { numRuns: 1000 },
  );
});

test.each([0, 1])('reports one gap after an id newer than all %i events', (count) => {
  const { add, feed } = history();
  if (count === 1) add('loud');
  const ahead = follow(feed, 1, '9-9');
  expect(ahead.cursor).toBe('9-9');
  expect(ahead.next()).toEqual({ after: '9-9', oldest: null });
  expect(ahead.cursor).toBe(`${count}-0`);
  expect(ahead.next()).toBeUndefined();
  add('loud');
  expect(ahead.next()).toMatchObject({ id: `${count + 1}-0` });
  expect(follow(feed, 1, '9-9').cursor).toBe('9-9');
});
