import type { CallContext } from './calls/answerCall.js';
import type { HostFigures } from './host.js';
import type { Readiness } from './turns/readiness.js';
import type { Turns } from './turns/turns.js';
import type { WebhookBook } from './webhooks/webhookBook.js';

/** The counters of a host. */
export function hostFigures(
  context: CallContext,
  turns: Pick<Turns, 'pending' | 'totals'>,
  ready: Readiness,
): HostFigures {
  const { deprecations, past, services } = context;
  const { accountMails, book, clock, digests, nowMs } = services;
  const { now: tick } = past.latest.snapshot;
  const aheadMs = clock.speed === 0 ? 0 : Math.max(0, clock.wallMs(tick) - nowMs());
  return {
    ...turns.totals(),
    tick,
    clock_ahead_seconds: aheadMs / 1000,
    ready: ready.reason === undefined ? 1 : 0,
    readiness_changes: ready.changes,
    lag_ticks: ready.lagTicks,
    accounts: book.size,
    mails: { link: accountMails.unsent().length, ...digests.waiting() },
    ...webhookFigures(services.webhooks),
    pending: turns.pending,
    deprecated_uses: { ...deprecations.uses },
  };
}

function webhookFigures(book: WebhookBook): Pick<HostFigures, 'webhooks' | 'webhook_retries'> {
  const webhooks: Record<string, number> = {};
  let webhook_retries = 0;
  for (const { id, status } of book.all()) {
    webhooks[status] = (webhooks[status] ?? 0) + 1;
    webhook_retries += book.waiting(id).length;
  }
  return { webhooks, webhook_retries };
}
