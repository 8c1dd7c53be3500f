/** A table whose rows are the same in PostgreSQL, in the local copy and in a batch. */
export interface PostgresTable {
  readonly name: string;
  /** Without the game. */
  readonly columns: readonly string[];
  /** Writes rows, given as JSON, of a game; they replace those with the same key. */
  readonly put: string;
  /** The columns that name a row. */
  readonly key: readonly string[];
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function table(name: string, key: readonly string[], others: readonly string[]): PostgresTable {
  const columns = [...key, ...others];
  const put = `INSERT INTO ${name} (game, ${quoted(columns)})
    SELECT $1, ${quoted(columns)} FROM json_populate_recordset(NULL::${name}, $2)
    ON CONFLICT (game, ${quoted(key)})
    DO UPDATE SET ${others.map((one) => `"${one}" = EXCLUDED."${one}"`).join(', ')}`;
  return { name, columns, key, put };
}

/** The tables of a batch. */
export const POSTGRES_TABLES = {
  envelopes: table('envelopes', ['owner', 'place'], ['text']),
  entries: table('entries', ['owner', 'place'], ['text']),
  outcomes: table(
    'outcomes',
    ['account', 'key'],
    ['fingerprint', 'status', 'text', 'tick', 'created_ms'],
  ),
  credentials: table(
    'credentials',
    ['account'],
    ['email', 'pending_email', 'issued_ms', 'is_used'],
  ),
  tokens: table('tokens', ['id'], ['account', 'name', 'scopes', 'digest', 'created_ms']),
  links: table('links', ['digest'], ['purpose', 'account', 'email', 'request', 'expires_ms']),
  mails: table('mails', ['id'], ['account', 'to', 'subject', 'text', 'created_ms']),
  digests: table('digests', ['account', 'kind'], ['place', 'sent_ms']),
  webhooks: table(
    'webhooks',
    ['id'],
    [
      'account',
      'url',
      'secret',
      'former_secret',
      'former_until_ms',
      'status',
      'cursor',
      'messages',
      'created_ms',
    ],
  ),
  deliveries: table(
    'deliveries',
    ['webhook', 'n'],
    [
      'message',
      'type',
      'event_id',
      'data',
      'state',
      'attempts',
      'next_ms',
      'status',
      'reason',
      'created_ms',
    ],
  ),
} as const;
