import { problem, ok, problemAnswer, type Untimed } from '@astrarium/contract';
import { mailAddressChange, mailRecovery } from '../../accounts/mailLink.js';
import { secretDigest } from '../../accounts/secret.js';
import type { StoredLink } from '../../store/store.js';
import type { Work } from '../../turns/work.js';
import { accountOf, issueToken, openAccount } from './accountHandlers.js';
import type { ReadHandler, Services, WriteHandler } from '../handler.js';
import { revokeTokens } from './tokenHandlers.js';

/** `accounts.link`: the purpose of a mailed link, without using it. */
const getLink: ReadHandler = ({ path, services }) => {
  const link = services.book.link(secretDigest(path['token'] ?? ''));
  if (link === undefined || link.expires_ms < services.nowMs()) return noLink();
  return ok({
    purpose: link.purpose,
    expires_at: new Date(link.expires_ms).toISOString(),
    message: 'POST to this address uses the link.',
  });
};

/** `accounts.verify`: uses a mailed link, which then is invalid. */
const verifyLink: WriteHandler = ({ path, services }, work) => {
  const link = work.book.link(secretDigest(path['token'] ?? ''));
  if (link === undefined || link.expires_ms < work.nowMs) return noLink();
  const credential = useLink(link, work, services);
  // An older address wins: the links that revert later changes end, and earlier ones stay valid.
  const fromMs = link.purpose === 'revert_email' ? link.expires_ms : 0;
  if (credential.status < 400) work.book.useLinks(link, fromMs);
  return credential;
};

function useLink(link: StoredLink, work: Work, services: Services): Untimed {
  switch (link.purpose) {
    case 'confirm_email':
      return confirmEmail(link, work, services);
    case 'revert_email':
      return revertEmail(link, work, services);
    case 'recover': {
      const credential = work.book.byEmail(link.email);
      // The account may have changed its address since the link was mailed.
      return credential?.account === link.account
        ? issueToken(services, work, credential)
        : noLink();
    }
    case 'register': {
      const request = JSON.parse(link.request) as Record<'name' | 'timezone', string>;
      return openAccount(services, work, { ...request, email: link.email });
    }
  }
}

function confirmEmail(link: StoredLink, work: Work, services: Services): Untimed {
  const { contract, game, linkOf } = services;
  const credential = work.book.byAccount(link.account);
  const isTaken = work.book.byEmail(link.email) !== undefined;
  if (credential === undefined || credential.pending_email !== link.email || isTaken) {
    return noLink();
  }
  work.book.put({ ...credential, email: link.email, pending_email: null });
  game.accounts.note(work, link.account, 'address_changed');
  mailAddressChange(work, credential, contract.title, linkOf);
  return ok(accountOf(game, work.world(), link.account, work.book));
}

/**
 * Gives an account its former address again, because somebody else changed it. All its tokens are
 * invalid then; a link for a new one is mailed to the restored address.
 */
function revertEmail(link: StoredLink, work: Work, services: Services): Untimed {
  const { contract, game, linkOf } = services;
  const { book, nowMs } = work;
  const { account, email } = link;
  const credential = book.byAccount(account);
  const owner = book.byEmail(email)?.account ?? account;
  if (credential === undefined) return noLink();
  if (owner !== account) {
    const detail = 'Another account has this address now. Delete that account, then use the link';
    return problemAnswer(problem('unknown_link', detail));
  }
  // Links that the thief requested for the restored address do not count against its owner.
  book.useLinks({ account, email, purpose: 'recover' });
  revokeTokens(work, account);
  book.put({ ...credential, issued_ms: nowMs, pending_email: null, email });
  game.accounts.note(work, account, 'address_changed');
  mailAddressChange(work, credential, contract.title);
  mailRecovery(book, { account, email, nowMs, linkOf, title: contract.title });
  return ok(accountOf(game, work.world(), account, book));
}

function noLink(): Untimed {
  return problemAnswer(
    problem('unknown_link', 'The link is unknown, used, replaced by a newer one, or expired'),
  );
}

/** Handlers of the operations on mailed links. */
export const linkHandlers = {
  'accounts.link': { read: getLink, bound: 'one link' },
  'accounts.verify': { write: verifyLink },
} as const;
