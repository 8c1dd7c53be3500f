import { UsageError } from '../terminal/usageError.js';

/** What a server is told of where it stands. */
export interface Surroundings {
  /** Where players reach it, without a slash at the end; undefined where nobody said. */
  readonly outside: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Who mails are from. */
  readonly from: string;
}

/** An address as mails have it: bare, or in pointed brackets behind a name. */
const SENDER = /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/**
 * What the environment says. A variable that is empty is as one that is not set.
 *
 * @throws UsageError with the variable and its rule
 */
export function surroundings(environment: NodeJS.ProcessEnv): Surroundings {
  const read = (name: string, isGood: (text: string) => boolean, rule: string) => {
    const text = environment[name] || undefined;
    if (text !== undefined && !isGood(text)) throw new UsageError(`${name} must be ${rule}`);
    return text;
  };
  const outside = read(
    'ASTRARIUM_URL',
    (text) => isUrl(text, 'http:', 'https:') && !/[?#]/.test(text),
    'a URL of http or https without ? and #, such as https://play.example.org',
  );
  return {
    outside: outside?.replace(/\/+$/, ''),
    // It may bear a password: a refusal does not show it.
    smtpUrl: read(
      'ASTRARIUM_SMTP_URL',
      (text) => isUrl(text, 'smtp:', 'smtps:'),
      'a URL of smtp or smtps, such as smtps://user:password@mail.example.org',
    ),
    from:
      read(
        'ASTRARIUM_MAIL_FROM',
        (text) => SENDER.test(text),
        'an address, such as game@example.org or Astrarium <game@example.org>',
      ) ?? 'astrarium@localhost',
  };
}

/** Whether a text is an address of a host, with one of the schemes and no white space. */
function isUrl(text: string, ...schemes: readonly string[]): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { hostname, protocol } = new URL(text);
  return hostname !== '' && schemes.includes(protocol);
}
