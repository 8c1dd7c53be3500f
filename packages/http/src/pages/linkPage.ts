import { escaped, type Problem } from '@astrarium/contract';
import type { HttpAnswer } from '../responses/httpAnswer.js';
import { secretPage, type Site } from './page.js';

/** What a mailed link does: the title of its page and the text of its button. */
const purposesOf = (
  game: string,
): Readonly<Record<string, readonly [title: string, button: string]>> => ({
  register: [`Open your ${game} account`, 'Open the account and show its token'],
  recover: [`Get a new ${game} token`, 'Make a new token, and end the former one'],
  confirm_email: ['Confirm your new address', 'Make this the address of the account'],
  revert_email: ['Restore your address', 'Restore this address, and end all tokens'],
});

/** The page of an answer on a mailed link: one button that uses the link, or what it did. */
export function linkPage(site: Site, given: HttpAnswer): HttpAnswer {
  const { body, status } = given;
  const answer = JSON.parse(body.toString()) as Readonly<Record<string, unknown>>;
  if (status >= 400) {
    const { detail, title } = answer as unknown as Problem;
    return secretPage(site, status, title, `<p>${escaped(detail)}</p>`);
  }
  if (answer['dry_run'] === true) return given;
  const { email, purpose, token } = answer as Readonly<Record<string, string | undefined>>;
  if (purpose !== undefined) {
    const [title, button] = purposesOf(site.title)[purpose] ?? ['Use your link', 'Use it'];
    const form = `<form method="post"><button>${escaped(button)}</button></form>`;
    return secretPage(site, status, title, `<p>The link works once.</p>${form}`);
  }
  const address = `<p>The address of the account is ${escaped(email ?? 'unknown')}.</p>`;
  const shown =
    token === undefined
      ? '<p>If the account has no token now, a link for a new one is in the mail.</p>'
      : '<p>Your token, which is shown only here and only once:</p>' +
        `<p><code>${escaped(token)}</code></p>`;
  return secretPage(site, status, 'Done', address + shown);
}
