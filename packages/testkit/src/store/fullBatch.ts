import { emptyBatch, type StoreBatch } from '@astrarium/host';

/** A batch with only a clock. */
export const EMPTY_BATCH: StoreBatch = emptyBatch({ tick: 0, wall_ms: 0, speed: 1 });

/** A batch with one item of each kind. */
export const FULL_BATCH: StoreBatch = {
  clock: { tick: 7, wall_ms: 1_760_000_000_007, speed: 1 },
  deletedAccounts: [],
  lines: [{ n: 0, text: '{"n":0}' }],
  envelopes: [{ owner: 1, place: 0, text: '{"event":"a"}' }],
  entries: [{ owner: 1, place: 0, text: '{"entry":"b"}' }],
  outcomes: [
    {
      account: 1,
      key: 'k',
      fingerprint: 'POST /v1/boxes',
      status: 201,
      text: '{"done":true}',
      tick: 7,
      created_ms: 70,
    },
  ],
  credentials: [
    {
      account: 1,
      email: 'a@b.example',
      pending_email: null,
      issued_ms: 7,
      is_used: 1,
      name: 'Ada',
      seated: 1,
    },
  ],
  tokens: [{ id: 't', account: 1, name: 'main', scopes: 'read play', digest: 'd', created_ms: 7 }],
  deletedTokens: [],
  links: [
    {
      digest: 'd',
      purpose: 'register',
      account: 0,
      email: 'a@b.example',
      request: '{}',
      expires_ms: 70,
    },
  ],
  usedLinks: [],
  mails: [
    { id: 3, account: 1, to: 'a@b.example', subject: 'Hello', text: 'secret', created_ms: 7 },
  ],
  digests: [{ account: 1, kind: 'boxes', place: 0, sent_ms: 7 }],
  webhooks: [
    {
      id: 'w',
      account: 1,
      url: 'https://a.example/',
      secret: 's',
      former_secret: null,
      former_until_ms: 0,
      status: 'active',
      cursor: '0-0',
      messages: 1,
      created_ms: 7,
    },
  ],
  deletedWebhooks: [],
  deliveries: [
    {
      webhook: 'w',
      n: 1,
      message: 'w_1-0',
      type: 'box.opened',
      event_id: '1-0',
      data: '',
      state: 'waiting',
      attempts: 1,
      next_ms: 70,
      status: 500,
      reason: 'status 500',
      created_ms: 7,
    },
  ],
  versions: [{ n: 1, name: 'boxes', version: 1, rules: 'h', bundle: 'export default {};' }],
  keyframe: { tick: 7, n: 0, hash: 'h', position: '{}', bytes: new Uint8Array([0, 255]) },
};
