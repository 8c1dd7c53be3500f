/** The application id of a store: "astr" in ASCII. */
export const APPLICATION = 0x61737472;

/** The version of the tables below. */
export const FORMAT = 1;

/** The statements that create the tables. */
export const SQLITE_LAYOUT = `
CREATE TABLE lease (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  writer INTEGER NOT NULL,
  pid INTEGER NOT NULL,
  host TEXT NOT NULL,
  life TEXT NOT NULL,
  renewed_ms INTEGER NOT NULL
) STRICT;
INSERT INTO lease VALUES (1, 0, 0, '', '', 0);
CREATE TABLE clock (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  tick INTEGER NOT NULL,
  wall_ms INTEGER NOT NULL,
  speed REAL NOT NULL,
  last_mail INTEGER NOT NULL,
  commits INTEGER NOT NULL,
  last_account INTEGER NOT NULL
) STRICT;
CREATE TABLE lines (
  first INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  chain TEXT NOT NULL
) STRICT;
CREATE TABLE archived (
  first INTEGER PRIMARY KEY,
  "end" INTEGER NOT NULL,
  chain TEXT NOT NULL
) STRICT;
CREATE TABLE starts (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  tick INTEGER NOT NULL,
  places TEXT NOT NULL
) STRICT;
CREATE TABLE recent (
  batch INTEGER PRIMARY KEY,
  entries TEXT NOT NULL
) STRICT;
CREATE TABLE runs (
  kind TEXT NOT NULL,
  owner INTEGER NOT NULL,
  first INTEGER NOT NULL,
  "end" INTEGER NOT NULL,
  texts TEXT NOT NULL,
  UNIQUE (kind, owner, first)
) STRICT;
CREATE TABLE outcomes (
  account INTEGER NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  text TEXT NOT NULL,
  tick INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (account, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX outcomes_by_age ON outcomes (created_ms);
CREATE TABLE credentials (
  account INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  pending_email TEXT,
  issued_ms INTEGER NOT NULL,
  is_used INTEGER NOT NULL,
  name TEXT NOT NULL,
  seated INTEGER NOT NULL
) STRICT;
CREATE TABLE tokens (
  id TEXT NOT NULL PRIMARY KEY,
  account INTEGER NOT NULL,
  name TEXT NOT NULL,
  scopes TEXT NOT NULL,
  digest TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE links (
  digest TEXT NOT NULL PRIMARY KEY,
  purpose TEXT NOT NULL,
  account INTEGER NOT NULL,
  email TEXT NOT NULL,
  request TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mails (
  id INTEGER PRIMARY KEY,
  account INTEGER NOT NULL,
  "to" TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE digests (
  account INTEGER NOT NULL,
  kind TEXT NOT NULL,
  place INTEGER,
  sent_ms INTEGER NOT NULL,
  PRIMARY KEY (account, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE webhooks (
  id TEXT NOT NULL PRIMARY KEY,
  account INTEGER NOT NULL,
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  former_secret TEXT,
  former_until_ms INTEGER NOT NULL,
  status TEXT NOT NULL,
  cursor TEXT NOT NULL,
  messages INTEGER NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE deliveries (
  webhook TEXT NOT NULL,
  n INTEGER NOT NULL,
  message TEXT NOT NULL,
  type TEXT NOT NULL,
  event_id TEXT NOT NULL,
  data TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_ms INTEGER NOT NULL,
  status INTEGER NOT NULL,
  reason TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (webhook, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_waiting ON deliveries (webhook, n) WHERE state = 'waiting';
CREATE TABLE keyframes (
  tick INTEGER NOT NULL,
  n INTEGER NOT NULL,
  hash TEXT NOT NULL,
  position TEXT NOT NULL,
  bytes BLOB NOT NULL,
  sum INTEGER NOT NULL,
  UNIQUE (tick, n)
) STRICT;
CREATE TABLE versions (
  n INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  rules TEXT NOT NULL,
  bundle TEXT NOT NULL
) STRICT;
PRAGMA application_id = ${APPLICATION};
PRAGMA user_version = ${FORMAT};
`;
