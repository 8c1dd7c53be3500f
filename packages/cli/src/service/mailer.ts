import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outbox } from '@astrarium/host';
import { createTransport } from 'nodemailer';

type Mail = ReturnType<Outbox['unsent']>[number];

/** Sends one mail; rejects when it cannot be sent, or when the signal aborts it. */
type Send = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Sends the mails of an outbox. */
export interface Mailer {
  /** Sends all waiting mails; those that cannot be sent keep waiting. */
  send(outbox: Outbox): Promise<void>;
  /**
   * Stops sending. Resolves when the current mail is sent, or after two seconds; then that mail
   * stays in the outbox and may be sent twice.
   */
  stop(): Promise<void>;
}

/** The options of a mailer. */
export interface MailerOptions {
  readonly from: string;
  readonly smtpUrl?: string | undefined;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
  /** Called with the reason when a mail cannot be sent; the reason contains no address. */
  readonly onFailure: (reason: string) => void;
}

/** The wait before a mail is tried again. */
const RETRY_MS = 30_000;

/** The age at which an unsent mail is dropped. */
const MAX_AGE_MS = 86_400_000;

/** The time limit for sending one mail. */
const MAIL_MS = 30_000;

/** The time that `stop` waits for the current mail. */
const STOP_MS = 2000;

/** An error of nodemailer: the SMTP command, and the code of the server's answer. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Codes of nodemailer for errors that concern a single mail, not the connection. */
const MAIL_ERRORS: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Sends mails to the SMTP server of the URL (such as `smtp://localhost:2525`), or writes each to a
 * file in the folder. A mail that the server refuses permanently is dropped, one that it refuses
 * temporarily waits, and the others are sent. When the connection fails, the round ends; the next
 * round starts with the mails that were not tried.
 */
export function mailer(folder: string, { from, smtpUrl, ...rest }: MailerOptions): Mailer {
  const { onFailure, nowMs } = rest;
  const send = smtpUrl === undefined ? toFiles(folder, from) : toSmtp(smtpUrl, from);
  /** The time until which each mail waits, by id; Infinity when it was sent or dropped. */
  const waits = new Map<number, number>();
  const stopping = new AbortController();
  let sending: Promise<void> | undefined;
  let isStopped = false;
  let pausedUntilMs = 0;

  /** Tries to send a mail; returns whether to try the next one. */
  const attempt = async (mail: Mail): Promise<boolean> => {
    try {
      // A mail without recipient exists only to make all requests take equally long.
      const late = AbortSignal.timeout(MAIL_MS);
      if (mail.to !== '') await send(mail, AbortSignal.any([late, stopping.signal]));
      waits.set(mail.id, Infinity);
      return true;
    } catch (error) {
      const { code, command, name, responseCode = 0 } = error as SmtpError;
      onFailure(`mail ${mail.id}: ${code ?? name} ${command ?? ''} ${responseCode || ''}`.trim());
      const isRefused = MAIL_ERRORS.has(code);
      // A refused sender affects all mails and can be corrected by the operator.
      const isPermanent = isRefused && responseCode >= 500 && command !== 'MAIL FROM';
      const isDropped = isPermanent || nowMs() - mail.created_ms > MAX_AGE_MS;
      waits.set(mail.id, isDropped ? Infinity : nowMs() + RETRY_MS);
      return isRefused;
    }
  };

  /** The order of a round: new mails and those to mark as sent, then the longest waiting. */
  const orderOf = ({ id }: Mail): number => {
    const until = waits.get(id) ?? 0;
    return until === Infinity ? 0 : until;
  };

  const sendAll = async (outbox: Outbox): Promise<void> => {
    try {
      for (const mail of [...outbox.unsent()].sort((a, b) => orderOf(a) - orderOf(b))) {
        if (isStopped) return;
        if ((waits.get(mail.id) ?? 0) <= nowMs() && !(await attempt(mail))) {
          pausedUntilMs = nowMs() + RETRY_MS;
          return;
        }
        if (waits.get(mail.id) !== Infinity) continue;
        // When the disk is full, `waits` still remembers that the mail was sent.
        outbox.sent([mail.id]);
        waits.delete(mail.id);
      }
    } catch (error) {
      onFailure((error as Error).message);
    }
  };

  return {
    async send(outbox) {
      if (isStopped || sending !== undefined || nowMs() < pausedUntilMs) return;
      sending = sendAll(outbox);
      await sending;
      sending = undefined;
    },
    async stop() {
      isStopped = true;
      const late = setTimeout(() => stopping.abort(), STOP_MS);
      await sending;
      clearTimeout(late);
    },
  };
}

function toSmtp(url: string, from: string): Send {
  // Do not wait for a hanging server to close the connection.
  const transport = createTransport({ url, socketCloseTimeout: 0 });
  return async ({ subject, text, to }, signal) => {
    await transport.sendMail({ from, to, subject, text, signal });
  };
}

function toFiles(folder: string, from: string): Send {
  return async ({ created_ms, id, subject, text, to }) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const date = new Date(created_ms).toUTCString();
    const head = `From: ${from}\nTo: ${to}\nSubject: ${subject}\nDate: ${date}\n`;
    const path = join(folder, `${String(id).padStart(8, '0')}.eml`);
    writeFileSync(`${path}.part`, `${head}\n${text}`, { mode: 0o600 });
    renameSync(`${path}.part`, path);
  };
}
