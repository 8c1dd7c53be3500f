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
