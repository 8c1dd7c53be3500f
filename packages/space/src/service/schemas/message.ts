import { TICK, TICK_TIME, EVENT_ID } from '@astrarium/contract';
import { z } from 'zod';
import { REPLICANT_CODE } from './code.js';

/** The answer when a message was sent. */
export const MESSAGE_SENT = z
  .strictObject({
    to: z.string().describe('The channel in lower case, or the code of the replicant.'),
    copies: z
      .int()
      .min(0)
      .describe(
        'The addressed copies, which you pay for: 1 for a replicant, for a channel the other ' +
          'accounts that listen to it. It does not say how many were delivered.',
      ),
  })
  .meta({ id: 'SentMessage' });

/** A page of received messages. */
export const MESSAGE_LIST = z
  .strictObject({
    messages: z.array(
      z
        .strictObject({
          id: EVENT_ID.describe('The id of its event `message.received`, usable as a cursor.'),
          replicant_code: REPLICANT_CODE.describe('Your replicant to which it was sent.'),
          sender_code: REPLICANT_CODE.describe('The first replicant of the sender.'),
          channel: z
            .string()
            .nullable()
            .describe('In lower case. Null for a message to one replicant.'),
          text: z.string(),
          tick: TICK,
          created_at: TICK_TIME.describe('In the time zone of the account.'),
        })
        .meta({ id: 'ReceivedMessage' }),
    ),
    next_cursor: EVENT_ID.nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'MessageList' });
