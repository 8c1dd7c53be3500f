import { createHmac, randomBytes } from 'node:crypto';

/** The first characters of a signing secret; the rest is 32 random bytes in base64. */
const PREFIX = 'whsec_';

/** A new signing secret, in the form of Standard Webhooks 1.0. */
export function webhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** A message to sign: its id, the moment of sending in Unix seconds, and its body. */
interface SignedMessage {
  readonly id: string;
  readonly seconds: number;
  readonly body: string;
}

/**
 * The value of the header `webhook-signature`: for each secret `v1,` and the HMAC-SHA256 of
 * `id.timestamp.body` in base64 (Standard Webhooks 1.0, section "Signature scheme").
 */
export function webhookSignature(
  secrets: readonly string[],
  { body, id, seconds }: SignedMessage,
): string {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return signatures.join(' ');
}
