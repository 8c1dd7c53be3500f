import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outbox } from '@astrarium/host';
import { createTransport } from 'nodemailer';

type Mail = ReturnType<Outbox['unsent']>[number];

/** Sends one mail; rejects when it could not be sent, or was not by the time of the signal. */
type Send = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Sends what waits in an outbox. */
export interface Mailer {
  /** Sends all that waits; mails that could not be sent wait on. */
  send(outbox: Outbox): Promise<void>;
  /**
   * Sends no more: fulfilled when the mail that is on its way is out, or after two seconds. It
   * waits in the outbox then, and may go out twice.
   */
  stop(): Promise<void>;
}

/** What a mailer is told, and whom it tells. */
export interface MailerOptions {
  readonly from: string;
  readonly smtpUrl?: string | undefined;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
  /** Told why a mail could not be sent: no address is in that. */
  readonly failed: (reason: string) => void;
}

/** How long to wait before what could not be sent is tried again. */
const WAIT_MS = 30_000;

/** A mail that could not be sent for so long is given up. */
const GIVEN_UP_MS = 86_400_000;

/** How long a mail may take, however slowly the server answers. */
const MAIL_MS = 30_000;

/** How long whoever stops waits for a mail that is on its way. */
const STOP_MS = 2000;

/** What nodemailer says of a failure: the command of SMTP, and the code of its answer. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Its codes of what the server answers to one mail, and not to whoever connects. */
const TO_ONE_MAIL: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Mails go to the SMTP server of the URL (such as `smtp://localhost:2525`), or else each becomes a
 * file in the folder. One that the server refuses for good is given up, one that it refuses for now
 * waits, and the others go. Only where none can go does the round end; the next one begins with
 * those that were not tried yet.
 */
export function mailer(folder: string, { from, smtpUrl, ...rest }: MailerOptions): Mailer {
  const { failed, nowMs } = rest;
  const send = smtpUrl === undefined ? toFiles(folder, from) : toSmtp(smtpUrl, from);
  /** Until when mails wait, by number; Infinity for those that went out, or were given up. */
  const waits = new Map<number, number>();
  const stopping = new AbortController();
  let sending: Promise<void> | undefined;
  let isStopped = false;
  let restsUntilMs = 0;

  /** Tries to send a mail; gives whether the next one may be tried. */
  const attempt = async (mail: Mail): Promise<boolean> => {
    try {
      // One to nobody was only written so that a stranger's question takes as long as ours.
      const late = AbortSignal.timeout(MAIL_MS);
      if (mail.to !== '') await send(mail, AbortSignal.any([late, stopping.signal]));
      waits.set(mail.id, Infinity);
      return true;
    } catch (error) {
      const { code, command, name, responseCode = 0 } = error as SmtpError;
      failed(`mail ${mail.id}: ${code ?? name} ${command ?? ''} ${responseCode || ''}`.trim());
      const isRefused = TO_ONE_MAIL.has(code);
      // A sender who may not send is all mails' fault, and can be set right.
      const isForGood = isRefused && responseCode >= 500 && command !== 'MAIL FROM';
      const isGivenUp = isForGood || nowMs() - mail.created_ms > GIVEN_UP_MS;
      waits.set(mail.id, isGivenUp ? Infinity : nowMs() + WAIT_MS);
      return isRefused;
    }
  };

  /** The order of a round: what is new or only has to be noted, then what was tried longest ago. */
  const turnOf = ({ id }: Mail): number => {
    const until = waits.get(id) ?? 0;
    return until === Infinity ? 0 : until;
  };

  const sendAll = async (outbox: Outbox): Promise<void> => {
    try {
      for (const mail of [...outbox.unsent()].sort((a, b) => turnOf(a) - turnOf(b))) {
        if (isStopped) return;
        if ((waits.get(mail.id) ?? 0) <= nowMs() && !(await attempt(mail))) {
          restsUntilMs = nowMs() + WAIT_MS;
          return;
        }
        if (waits.get(mail.id) !== Infinity) continue;
        // Where there is no room to note it, it is not sent again: it is remembered.
        outbox.sent([mail.id]);
        waits.delete(mail.id);
      }
    } catch (error) {
      failed((error as Error).message);
    }
  };

  return {
    async send(outbox) {
      if (isStopped || sending !== undefined || nowMs() < restsUntilMs) return;
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
  // A server that hangs would not say good-bye either.
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
