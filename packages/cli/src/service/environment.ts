import { type WayIn, WAYS_IN } from '@astrarium/contract';
import { UsageError } from '../terminal/usageError.js';
import { LOOPBACK } from './openGame.js';

/** The settings of a server in environment variables. */
export interface Environment {
  /** The public address, as an origin; undefined when not set. */
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** The sender of mails. */
  readonly from: string;
}

/** The sites whose pages may open accounts: those of the options, and the public address. */
export function originsOf({
  origin = [],
  publicUrl,
}: Pick<Environment, 'publicUrl'> & { readonly origin?: readonly string[] }): readonly string[] {
  return publicUrl === undefined ? origin : [...origin, publicUrl];
}

/**
 * How people get into a game of a server: by mail where the mail is sent, or where whoever reads
 * the log of the server plays; by a name alone where the options allow it, or on this machine.
 */
export function waysInOf(
  { publicUrl, smtpUrl }: Pick<Environment, 'publicUrl' | 'smtpUrl'>,
  { guests, host }: { readonly guests?: boolean; readonly host: string },
): readonly WayIn[] {
  const isLocal = LOOPBACK.has(host) && publicUrl === undefined;
  const ways = { guest: guests ?? isLocal, mail: isLocal || smtpUrl !== undefined, token: true };
  return WAYS_IN.filter((way) => ways[way]);
}

/** A mail address, alone or in angle brackets after a name. */
const SENDER = /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/**
 * Reads the settings. An empty variable counts as not set.
 *
 * @throws UsageError with the name of the variable and its rule
 */
export function environment(variables: NodeJS.ProcessEnv): Environment {
  const read = (name: string, isValid: (text: string) => boolean, rule: string) => {
    const text = variables[name] || undefined;
    if (text !== undefined && !isValid(text)) throw new UsageError(`${name} must be ${rule}`);
    return text;
  };
  const publicUrl = read(
    'ASTRARIUM_URL',
    (text) => isUrl(text, 'http:', 'https:') && !/[?#@]/.test(text),
    'a URL with http or https and without ?, # and a user, such as https://play.example.org',
  );
  const { origin, pathname = '' } = publicUrl === undefined ? {} : new URL(publicUrl);
  if (!/^\/*$/.test(pathname)) {
    throw new UsageError(
      `ASTRARIUM_URL has the path ${pathname}, but a server has the whole of its host. Give it a ` +
        `host name of its own, such as https://play.example.org, in place of ${publicUrl}`,
    );
  }
  return {
    publicUrl: origin,
    // The value may contain a password, so the message does not show it.
    smtpUrl: read(
      'ASTRARIUM_SMTP_URL',
      (text) => isUrl(text, 'smtp:', 'smtps:'),
      'a URL with smtp or smtps, such as smtps://user:password@mail.example.org',
    ),
    from:
      read(
        'ASTRARIUM_MAIL_FROM',
        (text) => SENDER.test(text),
        'a mail address, such as game@example.org or Astrarium <game@example.org>',
      ) ?? 'astrarium@localhost',
  };
}

/** Whether a text is a URL with a host and one of the schemes, without white space. */
function isUrl(text: string, ...schemes: readonly string[]): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { hostname, protocol } = new URL(text);
  return hostname !== '' && schemes.includes(protocol);
}
