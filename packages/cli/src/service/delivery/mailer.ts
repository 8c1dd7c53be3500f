import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DeletedOwner, MAIL_LANES, type Outbox, type OutgoingMail } from '@astrarium/host';

/** Sends one mail; rejects when it cannot be sent, or when the signal aborts it. */
type Send = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** The options of a mailer. */
export interface MailerOptions {
  readonly from: string;
  readonly smtpUrl?: string | undefined;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
  /** Called with the reason when a mail cannot be sent; the reason contains no address. */
  readonly onFailure: (reason: string) => void;
  /** Called with the path and the text of a mail that became a file. */
  readonly onFile: (path: string, text: string) => void;
}

/** The pause of a lane after the connection failed. */
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
 * file in the folder. The lanes are sent side by side, each one mail at a time. A mail that the
 * server refuses permanently is dropped, one that it refuses temporarily waits, and the others are
 * sent. When the connection fails, the lane pauses; then it starts with the mails that were not
 * tried.
 */
export function mailer(folder: string, options: MailerOptions) {
  const { from, smtpUrl } = options;
  const send = smtpUrl === undefined ? toFiles(folder, options) : toSmtp(smtpUrl, from);
  const stopping = new AbortController();
  const lanes = MAIL_LANES.map((name) => startLane(name, send, stopping.signal, options));
  let sending: Promise<unknown> = Promise.resolve();
  return {
    /** Sends all mails that are due; those that cannot be sent keep waiting. */
    async send(outbox: Pick<Outbox, 'next'>): Promise<void> {
      sending = Promise.all(lanes.map((lane) => lane.send(outbox)));
      await sending;
    },
    /**
     * Stops sending. Resolves when the current mails are sent, or after two seconds; then they stay
     * in the outbox and may be sent twice.
     */
    async stop(): Promise<void> {
      for (const lane of lanes) lane.stop();
      const timeout = setTimeout(() => stopping.abort(), STOP_MS);
      await sending;
      clearTimeout(timeout);
    },
  };
}

function startLane(
  name: (typeof MAIL_LANES)[number],
  send: Send,
  stopping: AbortSignal,
  { nowMs, onFailure }: MailerOptions,
) {
  let isStopped = false;
  let pausedUntilMs = 0;
  let round: Promise<void> | undefined;

  /** Tries to send a mail; returns whether to try the next one. */
  const attempt = async (mail: OutgoingMail): Promise<boolean> => {
    try {
      // A mail without recipient exists only to make all requests take equally long.
      const timeout = AbortSignal.timeout(MAIL_MS);
      if (mail.to !== '') await send(mail, AbortSignal.any([timeout, stopping]));
    } catch (error) {
      const { code, command, name: kind, responseCode = 0 } = error as SmtpError;
      onFailure(`mail ${mail.name}: ${code ?? kind} ${command ?? ''} ${responseCode || ''}`.trim());
      const isRefused = MAIL_ERRORS.has(code);
      // A refused sender affects all mails and can be corrected by the operator.
      const isPermanent = isRefused && responseCode >= 500 && command !== 'MAIL FROM';
      const isDropped = isPermanent || nowMs() - mail.created_ms > MAX_AGE_MS;
      if (isDropped) await mail.sent();
      else mail.postpone();
      return isRefused;
    }
    await mail.sent();
    return true;
  };

  const sendAll = async (outbox: Pick<Outbox, 'next'>): Promise<void> => {
    try {
      while (!isStopped) {
        const mail = await outbox.next(name);
        if (mail === undefined) return;
        if (!isStopped && (await attempt(mail))) continue;
        pausedUntilMs = nowMs() + RETRY_MS;
        return;
      }
    } catch (error) {
      onFailure((error as Error).message);
    } finally {
      round = undefined;
    }
  };

  return {
    async send(outbox: Pick<Outbox, 'next'>): Promise<void> {
      if (!isStopped && nowMs() >= pausedUntilMs) round ??= sendAll(outbox);
      await round;
    },
    /** Stops after the current mail. */
    stop: () => void (isStopped = true),
  };
}

function toSmtp(url: string, from: string): Send {
  // Most servers need no SMTP, and it takes a tenth of their start.
  const transport = import('nodemailer').then(({ createTransport }) =>
    // Do not wait for a hanging server to close the connection.
    createTransport({ url, socketCloseTimeout: 0 }),
  );
  return async ({ subject, text, to }, signal) => {
    await (await transport).sendMail({ from, to, subject, text, signal });
  };
}

function toFiles(folder: string, { from, onFile }: MailerOptions): Send {
  return async ({ account, created_ms, name, subject, text, to }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const date = new Date(created_ms).toUTCString();
    const about = `X-Astrarium-Account: ${account}\n`;
    const head = `From: ${from}\nTo: ${to}\nSubject: ${subject}\nDate: ${date}\n${about}`;
    const path = join(folder, `${name}.eml`);
    await writeFile(`${path}.part`, `${head}\n${text}`, { mode: 0o600 });
    await rename(`${path}.part`, path);
    onFile(path, text);
  };
}

/**
 * Deletes the files of mails about deleted accounts, or to their addresses, from a folder: one
 * after the other, so that others are served meanwhile.
 */
export async function deleteMailFiles(
  folder: string,
  deleted: readonly DeletedOwner[],
): Promise<void> {
  if (!existsSync(folder)) return;
  const lines = deleted.flatMap(({ account, email }) => {
    const about = `x-astrarium-account: ${account}`;
    return email === '' ? [about] : [about, `to: ${email.toLowerCase()}`];
  });
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    const [head = ''] = text.toLowerCase().split('\n\n');
    if (head.split('\n').some((line) => lines.includes(line))) {
      await rm(join(folder, name), { force: true });
    }
  }
}
