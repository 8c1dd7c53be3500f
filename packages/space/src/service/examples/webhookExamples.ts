const WEBHOOK = {
  webhook_id: 'wh_0123456789abcdefghijAB',
  url: 'https://example.org/astrarium',
  status: 'active',
  disabled_because: null,
  waiting: 0,
  created_at: '2026-01-01T00:20:00+01:00',
};

const DELIVERY = {
  delivery_id: 'wh_0123456789abcdefghijAB_test_1',
  type: 'webhook.test',
  event_id: null,
  state: 'waiting',
  attempts: 0,
  status: null,
  reason: null,
  next_attempt_at: '2026-01-01T00:21:00+01:00',
  created_at: '2026-01-01T00:21:00+01:00',
};

/** The answer of a dry run that would be answered so. */
function dryRun(status: number, answer: object) {
  return { dry_run: true, status, answer, events: [] };
}

/** Answers by operation and status: of webhooks. */
export const WEBHOOK_EXAMPLES = {
  'webhooks.create': {
    200: dryRun(201, WEBHOOK),
    201: { secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=', ...WEBHOOK },
  },
  'webhooks.list': { 200: { webhooks: [WEBHOOK] } },
  'webhooks.update': { 200: WEBHOOK },
  'webhooks.delete': { 200: { webhook_id: WEBHOOK.webhook_id, deleted: true } },
  'webhooks.secret': {
    200: { secret: 'whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4NzY1NDMyMTA=', ...WEBHOOK },
  },
  'webhooks.test': { 200: dryRun(202, DELIVERY), 202: DELIVERY },
  'webhooks.deliveries': {
    200: {
      deliveries: [
        {
          delivery_id: 'wh_0123456789abcdefghijAB_1767238400000-0',
          type: 'mining.started',
          event_id: '1767238400000-0',
          state: 'waiting',
          attempts: 1,
          status: 503,
          reason: 'the endpoint answered 503',
          next_attempt_at: '2026-01-01T04:33:25+01:00',
          created_at: '2026-01-01T04:33:20+01:00',
        },
      ],
    },
  },
  'webhooks.replay': { 200: dryRun(202, DELIVERY), 202: DELIVERY },
};
