import { z } from 'zod';
import type { Operation } from '../operation.js';
import { STREAM_CURSOR } from '../schemas/eventId.js';

/** The stream of an account's events, with the schema of an event and the filters of the game. */
export function streamOperation(event: z.ZodType, filters: z.core.$ZodLooseShape = {}) {
  return {
    method: 'GET',
    path: '/v1/events/stream',
    tag: 'Events',
    summary: 'Follow your events',
    description:
      'Server-sent events: each frame has the `id` and the name of an event, with its envelope ' +
      'as data. Filters mean the same as for a page of events, and muted patterns are read ' +
      'when the stream opens. To resume, send the last id as ' +
      '`Last-Event-ID` or as `cursor`. `stream.gap` comes first if that id is too old, or of ' +
      'another copy of the game.',
    access: 'read',
    rate: 'read',
    query: z.strictObject({
      cursor: STREAM_CURSOR.optional().describe(
        'The id to read after. The header `Last-Event-ID` has priority.',
      ),
      ...filters,
      filtered: z
        .boolean()
        .default(true)
        .describe("Apply the account's muted patterns; `false` sends muted events, too."),
    }),
    answers: { 200: { description: 'The stream', schema: event } },
    problems: [],
    stream: true,
  } as const satisfies Operation;
}
