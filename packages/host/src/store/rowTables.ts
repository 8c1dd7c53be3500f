/** A table whose rows are the same in a batch and in the stores. */
export interface RowTable {
  readonly name: string;
  /** The columns that name a row. */
  readonly key: readonly string[];
  /** All columns, those of the key first. */
  readonly columns: readonly string[];
}

/** A table, of which both lists name columns with spaces between them. */
function table(name: string, key: string, others: string): RowTable {
  return { name, key: key.split(' '), columns: `${key} ${others}`.split(' ') };
}

/** The tables of a batch; SQLite has the rows of the first two, which are histories, in runs. */
export const ROW_TABLES = {
  envelopes: table('envelopes', 'owner place', 'text'),
  entries: table('entries', 'owner place', 'text'),
  outcomes: table('outcomes', 'account key', 'fingerprint status text tick created_ms'),
  credentials: table('credentials', 'account', 'email pending_email issued_ms is_used name seated'),
  tokens: table('tokens', 'id', 'account name scopes digest created_ms'),
  links: table('links', 'digest', 'purpose account email request expires_ms'),
  mails: table('mails', 'id', 'account to subject text created_ms'),
  digests: table('digests', 'account kind', 'place sent_ms'),
  webhooks: table(
    'webhooks',
    'id',
    'account url secret former_secret former_until_ms status cursor messages created_ms',
  ),
  versions: table('versions', 'n', 'name version rules bundle'),
  deliveries: table(
    'deliveries',
    'webhook n',
    'message type event_id data state attempts next_ms status reason created_ms',
  ),
} as const;

/** The tables with rows of one account, which are erased with it; webhooks are deleted before. */
export const TABLES_OF_ACCOUNTS = [
  'credentials',
  'tokens',
  'links',
  'mails',
  'digests',
  'outcomes',
] as const;

/** Names of columns as SQL. */
export const quoted = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(', ');
