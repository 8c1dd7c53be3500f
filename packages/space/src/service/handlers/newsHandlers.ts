import { ok } from '@astrarium/contract';
import { newsPageSteps } from '@astrarium/space';
import type { SlicedHandler, SpaceHandler } from './spaceHandler.js';

/** Whose log the news is, among those of replicants: none has this number. */
export const NEWS_OWNER = 0;

/** `news.list` */
const listNews: SlicedHandler = function* ({ present, query, services, world }) {
  const { first, end: length } = services.histories.range('entries', NEWS_OWNER);
  const at = (place: number): string | undefined =>
    services.store.entry('entries', NEWS_OWNER, place);
  const asked = query as unknown as Parameters<typeof newsPageSteps>[3];
  const page = yield* newsPageSteps(world, present, { first, length, at }, asked);
  return ok(page);
};

/** Handlers of the operations on what everybody may know of what happened. */
export const newsHandlers = {
  'news.list': { sliced: listNews, basis: 'world' },
} as const satisfies Readonly<Record<string, SpaceHandler>>;
