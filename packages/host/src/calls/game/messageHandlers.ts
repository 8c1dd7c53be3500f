import { eventPageSteps, type EventQuery } from '@astrarium/core';
import { wireEnvelope } from '../../notifications/wireEnvelope.js';
import { accountHistory } from './eventHandlers.js';
import { ok } from '../call.js';
import { answerOrder, type SlicedHandler } from '../handler.js';

/** `messages.list` */
const listMessages: SlicedHandler = function* (question) {
  const { account, query, world } = question;
  let entries = 0;
  const history = accountHistory(question, () => (entries += 1));
  const { cursor, limit } = query as Pick<EventQuery, 'cursor' | 'limit'>;
  const page = yield* eventPageSteps(history, { cursor, limit, event: 'message.received' });
  const write = wireEnvelope(world, account);
  const messages = page.events.map((event) => {
    const { created_at, id, payload, replicant_code, tick } = write(event);
    const { channel, sender_code, text } = payload;
    return { id, replicant_code, sender_code, channel, text, tick, created_at };
  });
  return { ...ok({ messages, next_cursor: page.next_cursor }), entries };
};

/** Handlers of the operations on messages. */
export const messageHandlers = {
  'messages.send': { write: answerOrder },
  'messages.list': { sliced: listMessages },
} as const;
