import { text } from '@astrarium/core';
import { channelName, isSubscribed, subscribersOf } from '../../rules/accounts/channelName.js';
import {
  addresseeOf,
  countSent,
  deliverMessage,
  messageSent,
} from '../../rules/accounts/deliverMessage.js';
import { refuse } from '../../rules/refuse.js';
import { NO_MESSAGE } from '../../state/sentMessage.js';
import { defineAccountCommand, unknownAccount } from '../definition/accountCommand.js';

/**
 * Sends a message from the first replicant of the account to a replicant, or to the other accounts
 * that listen to a channel to which the account listens itself. The answer is the same whether or
 * not the replicant exists and whether or not the message is delivered. It is not delivered to
 * accounts that block a replicant of the sender, or that have received too many in this hour.
 */
export const sendMessage = defineAccountCommand({
  name: 'send_message',
  by: 'account',
  args: {
    to: text({ max: 'limits.channelLength' })
      .format('recipient')
      .example('7be0410d')
      .about('A channel, or the code of a replicant.'),
    text: text({ min: 1, max: 'limits.messageLength' })
      .format('message')
      .example('Hello')
      .about('The text, without control characters.'),
  },
  run(draft, { account, args: { text, to } }) {
    const document = draft.accounts.get(account);
    if (document === undefined) return unknownAccount(account);
    const channel = to.startsWith('#') ? channelName(to) : '';
    if (channel !== '' && !isSubscribed(document, channel)) {
      return refuse('not_subscribed', `Add ${to} to bobnet_channels before you write to it`, {
        channel,
      });
    }
    const refused = countSent(draft, account);
    if (refused !== undefined) return refused;
    const number = (draft.messages.get(account) ?? NO_MESSAGE).number + 1;
    draft.messages.replace(account, { number, channel, text });
    const sent = messageSent(draft, document, number);
    if (channel === '') {
      const addressee = addresseeOf(draft, to);
      deliverMessage(draft, sent, addressee.account, addressee.replicant);
      return { to, copies: 1 };
    }
    const others = subscribersOf(draft, channel).filter((each) => each !== account);
    for (const each of others) deliverMessage(draft, sent, each);
    return { to: channel, copies: others.length };
  },
});
