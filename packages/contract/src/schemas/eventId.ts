import { z } from 'zod';

/** The form of `STREAM_CURSOR`. */
export const STREAM_CURSOR_PATTERN = '^[0-9]{1,20}-[0-9](?:\\.[0-9a-z]{1,16})?$';

/** The position of an event stream: the id of an event, a full stop and what names the game. */
export const STREAM_CURSOR = z
  .string()
  .regex(new RegExp(STREAM_CURSOR_PATTERN), { error: 'an id of the stream, or of an event' })
  .describe('The id of a frame of the stream, or of an event.')
  .meta({ id: 'StreamCursor', examples: ['1767225600000-0.8f31c02b9e', '1767225600000-0'] });

/** The id of an event, usable as a cursor; the event need not exist. */
export const EVENT_ID = z
  .string()
  .regex(/^[0-9]{1,20}-[0-9]$/, { error: '1 to 20 digits, a hyphen and a digit' })
  .meta({ id: 'EventId', examples: ['1767225600000-0'] });

/** The validated query of an event stream: where to continue, and filters of the game. */
export interface StreamQuery {
  readonly cursor?: string;
  readonly [filter: string]: unknown;
}
