import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outbox } from '@astrarium/host';
import { createTransport } from 'nodemailer';

/** Sends one mail; rejects when it could not be sent. */
type Send = (mail: ReturnType<Outbox['unsent']>[number]) => Promise<void>;

/** Sends what waits in an outbox. */
export interface Mailer {
  /** Sends all that waits; mails that could not be sent wait on. */
  send(outbox: Outbox): Promise<void>;
}

/**
 * Mails go to the SMTP server of the URL (`ASTRARIUM_SMTP_URL`, such as `smtp://localhost:2525`),
 * or else each becomes a file in the folder. `failed` is told of what could not be sent, without
 * the address.
 */
export function mailer(
  folder: string,
  { from, smtpUrl }: { readonly smtpUrl?: string | undefined; readonly from: string },
  failed: (error: Error) => void,
): Mailer {
  const send = smtpUrl === undefined ? toFiles(folder, from) : toSmtp(smtpUrl, from);
  let isSending = false;
  return {
    async send(outbox) {
      if (isSending) return;
      isSending = true;
      try {
        for (const mail of outbox.unsent()) {
          // One to nobody was only written so that a stranger's question takes as long as ours.
          if (mail.to !== '') await send(mail);
          outbox.sent([mail.id]);
        }
      } catch (error) {
        failed(error as Error);
      } finally {
        isSending = false;
      }
    },
  };
}

function toSmtp(url: string, from: string): Send {
  const transport = createTransport(url);
  return async ({ subject, text, to }) => {
    await transport.sendMail({ from, to, subject, text });
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
