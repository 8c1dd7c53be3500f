import { queryLimit, EVENT_ID } from '@astrarium/contract';
import type { Ruleset } from '@astrarium/space';
import { z } from 'zod';
import type { SpaceOperation } from '../spaceOperation.js';
import { oneCommand } from '../bodyCommands.js';
import { DRY_RUN_ONLY, messageBody } from '../schemas/accountPatch.js';
import { MESSAGE_LIST, MESSAGE_SENT } from '../schemas/message.js';
import { planAnswerOr } from '../schemas/planAnswer.js';

/** Operations on messages between players. */
export function messageOperations(ruleset: Ruleset) {
  return {
    'messages.send': {
      method: 'POST',
      path: '/v1/messages',
      tag: 'Messages',
      summary: 'Send a message',
      description:
        'To a replicant, or to a channel of your `bobnet_channels`: then to the other accounts ' +
        'that listen to it. Receivers get the event `message.received`. The answer is the same ' +
        'whether or not the replicant exists, and whether or not a receiver blocks you or has ' +
        'received too many messages in this hour. Each copy costs as a command of its size.',
      access: 'play',
      rate: 'write',
      body: messageBody(ruleset),
      commands: oneCommand('send_message', {}, DRY_RUN_ONLY),
      answers: {
        200: {
          description: 'What was sent, or a dry run',
          schema: planAnswerOr(MESSAGE_SENT),
        },
      },
      problems: ['not_subscribed', 'message_limit'],
    },
    'messages.list': {
      method: 'GET',
      path: '/v1/messages',
      tag: 'Messages',
      summary: 'Read a page of the messages that you received',
      description:
        'Without a cursor: the latest messages, latest last. The cursor `0-0` starts from the ' +
        'oldest. A cursor need not name a message.',
      access: 'read',
      rate: 'read',
      query: z.strictObject({
        cursor: EVENT_ID.optional().describe('The id to read after.'),
        limit: queryLimit(100, 100),
      }),
      answers: { 200: { description: 'A page of messages', schema: MESSAGE_LIST } },
      problems: [],
    },
  } as const satisfies Readonly<Record<string, SpaceOperation>>;
}
