/**
 * The last message that an account has sent; its id is the account's. Events of messages refer to
 * it until the next one; histories of events keep a copy.
 */
export interface SentMessage {
  /** How many messages the account has sent, this one included; 0 for none. */
  number: number;
  /** In lower case, with its `#`; empty for a message to one replicant. */
  channel: string;
  text: string;
}

/** The document of an account that has sent no message. */
export const NO_MESSAGE: SentMessage = { number: 0, channel: '', text: '' };
