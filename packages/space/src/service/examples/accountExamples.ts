const ALL = {
  ami: true,
  devices: true,
  location_events: true,
  mining: true,
  multiplayer: true,
  printing: true,
  progression: true,
  scanning: true,
  trade: true,
  travel: true,
  hub: true,
};

const REPLICANT = {
  replicant_code: 'b638f09a',
  name: 'Ada',
  cohort_permission: 'private',
  accepts_devices: false,
  hosting_device_code: 'c9126086',
  location: 'SOL-BELT-1',
  printed: 1,
  trips: 1,
  travel_seconds: 50,
};

const ACCOUNT = {
  account: 1,
  name: 'Ada',
  timezone: 'Europe/Berlin',
  replicant_cooperation: 'individual',
  message_notify: { email: false, webhook: false, preferences: { email: ALL, webhook: ALL } },
  events: { ami_digest_interval: 1, muted: [] },
  messages: { email: true, subscribed: [] },
  bobnet_channels: [],
  hub_greeting: '',
  blocked: [],
  public_fleet: false,
  opened_tick: 0,
  devices_and_orders: 6,
  achievements: ['first_print'],
  replicants: [REPLICANT],
  email: 'ada@example.org',
  pending_email: null,
};

const GUEST = {
  token: 'astrarium_0123456789abcdefghijklmnopqrstuvwxyzABCD_EFGHIJ',
  ...ACCOUNT,
  timezone: 'UTC',
  email: 'account-1@astrarium.invalid',
};

/** Answers by operation and status: of accounts and replicants. */
export const ACCOUNT_EXAMPLES = {
  'accounts.create': {
    200: { message: 'If the address can be used, a verification link has been sent to it.' },
  },
  'accounts.guest': {
    200: { dry_run: true, status: 201, answer: { account: 1, name: 'Ada' }, events: [] },
    201: GUEST,
  },
  'accounts.recover': {
    200: { message: 'If the address exists, a verification link has been sent to it.' },
  },
  'accounts.link': {
    200: {
      purpose: 'register',
      expires_at: '2026-01-01T00:20:00.000Z',
      message: 'POST to this address uses the link.',
    },
  },
  'accounts.verify': {
    200: { token: 'astrarium_0123456789abcdefghijklmnopqrstuvwxyzABCD_EFGHIJ', ...ACCOUNT },
  },
  'accounts.get': { 200: ACCOUNT },
  'accounts.update': {
    200: { ...ACCOUNT, events: { ami_digest_interval: 2, muted: ['travel.*'] } },
  },
  'accounts.delete': { 200: { account: 1, message: 'The account is deleted.' } },
  'replicants.list': { 200: { replicants: [REPLICANT], next_cursor: null } },
  'replicants.card': {
    200: { replicant_code: 'b638f09a', name: 'Ada', contributed_devices: 12 },
  },
  'replicants.get': { 200: REPLICANT },
  'replicants.update': {
    200: {
      replicant_code: 'b638f09a',
      name: 'Ada-1',
      cohort_permission: 'private',
      accepts_devices: false,
    },
  },
};

const TOKEN = {
  token_id: 'tok_0123456789abcdefghijAB',
  name: 'dashboard',
  scopes: ['read'],
  created_at: '2026-01-01T00:20:00+01:00',
};

const WITH_SECRET = {
  secret: 'astrarium_0123456789abcdefghijABCDEFGHIJ0123456789_1qRvDu',
  ...TOKEN,
};

/** Answers by operation and status: of tokens. */
export const TOKEN_EXAMPLES = {
  'tokens.create': {
    200: { dry_run: true, status: 201, answer: TOKEN, events: [] },
    201: WITH_SECRET,
  },
  'tokens.list': {
    200: {
      tokens: [
        {
          token_id: 'tok_9876543210abcdefghijAB',
          name: 'main',
          scopes: ['read', 'play', 'account'],
          created_at: '2026-01-01T00:10:00+01:00',
        },
        TOKEN,
      ],
    },
  },
  'tokens.delete': { 200: { token_id: TOKEN.token_id, revoked: true } },
  'tokens.secret': { 200: WITH_SECRET },
};
