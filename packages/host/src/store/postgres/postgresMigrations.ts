/**
 * The changes of the tables, in their order. A released one never changes; the first row of
 * `migrations` says how many a database has.
 *
 * `lines` has one row for each commit with lines, and partitions by number, which the writer makes.
 * A history is spread over partitions by its owner. `writers` says who made the commits from a
 * number on: a database that was restored to an earlier moment goes on with other writers.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
CREATE TABLE games (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  identity uuid NOT NULL DEFAULT gen_random_uuid(),
  fence bigint NOT NULL DEFAULT 0,
  writer uuid NOT NULL DEFAULT gen_random_uuid(),
  holder text NOT NULL DEFAULT '',
  life text NOT NULL DEFAULT '',
  writer_url text NOT NULL DEFAULT '',
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  commits bigint NOT NULL DEFAULT 0,
  tick bigint,
  wall_ms bigint,
  speed double precision,
  last_mail bigint NOT NULL DEFAULT 0,
  last_account bigint NOT NULL DEFAULT 0,
  next_line bigint NOT NULL DEFAULT 0,
  chain text NOT NULL DEFAULT '',
  erase_before bigint NOT NULL DEFAULT 0,
  pruned_at bigint NOT NULL DEFAULT 0,
  pruned json
) WITH (fillfactor = 20);
CREATE FUNCTION lease_clock() RETURNS timestamptz LANGUAGE sql VOLATILE
  AS 'SELECT clock_timestamp()';
CREATE TABLE writers (
  game bigint NOT NULL,
  first bigint NOT NULL,
  writer uuid NOT NULL,
  PRIMARY KEY (game, first)
);
CREATE TABLE commits (
  game bigint NOT NULL,
  number bigint NOT NULL,
  fence bigint NOT NULL,
  batch bytea NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (game, number)
);
ALTER TABLE commits ALTER COLUMN batch SET STORAGE EXTERNAL;
CREATE TABLE lines (
  game bigint NOT NULL,
  first bigint NOT NULL,
  text text NOT NULL,
  chain text NOT NULL,
  PRIMARY KEY (game, first)
) PARTITION BY RANGE (first);
CREATE TABLE envelopes (
  game bigint NOT NULL,
  owner bigint NOT NULL,
  place bigint NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (game, owner, place)
) PARTITION BY HASH (owner);
CREATE TABLE entries (
  game bigint NOT NULL,
  owner bigint NOT NULL,
  place bigint NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (game, owner, place)
) PARTITION BY HASH (owner);
DO $$ BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE envelopes_%s PARTITION OF envelopes
      FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
    EXECUTE format('CREATE TABLE entries_%s PARTITION OF entries
      FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
  END LOOP;
END $$;
CREATE TABLE keyframes (
  game bigint NOT NULL,
  tick bigint NOT NULL,
  n bigint NOT NULL,
  hash text NOT NULL,
  position text NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (game, tick, n)
);
ALTER TABLE keyframes ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE outcomes (
  game bigint NOT NULL,
  account bigint NOT NULL,
  key text COLLATE "C" NOT NULL,
  fingerprint text NOT NULL,
  status bigint NOT NULL,
  text text NOT NULL,
  tick bigint NOT NULL,
  created_ms bigint NOT NULL,
  PRIMARY KEY (game, account, key)
);
CREATE INDEX outcomes_by_age ON outcomes (game, created_ms);
CREATE TABLE credentials (
  game bigint NOT NULL,
  account bigint NOT NULL,
  email text NOT NULL,
  pending_email text,
  issued_ms bigint NOT NULL,
  is_used bigint NOT NULL,
  name text NOT NULL,
  seated bigint NOT NULL,
  PRIMARY KEY (game, account)
);
CREATE TABLE tokens (
  game bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  account bigint NOT NULL,
  name text NOT NULL,
  scopes text NOT NULL,
  digest text NOT NULL,
  created_ms bigint NOT NULL,
  PRIMARY KEY (game, id)
);
CREATE TABLE links (
  game bigint NOT NULL,
  digest text COLLATE "C" NOT NULL,
  purpose text NOT NULL,
  account bigint NOT NULL,
  email text NOT NULL,
  request text NOT NULL,
  expires_ms bigint NOT NULL,
  PRIMARY KEY (game, digest)
);
CREATE TABLE mails (
  game bigint NOT NULL,
  id bigint NOT NULL,
  account bigint NOT NULL,
  "to" text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  created_ms bigint NOT NULL,
  PRIMARY KEY (game, id)
);
CREATE TABLE digests (
  game bigint NOT NULL,
  account bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  place bigint,
  sent_ms bigint NOT NULL,
  PRIMARY KEY (game, account, kind)
);
CREATE TABLE webhooks (
  game bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  account bigint NOT NULL,
  url text NOT NULL,
  secret text NOT NULL,
  former_secret text,
  former_until_ms bigint NOT NULL,
  status text NOT NULL,
  cursor text NOT NULL,
  messages bigint NOT NULL,
  created_ms bigint NOT NULL,
  PRIMARY KEY (game, id)
);
CREATE TABLE deliveries (
  game bigint NOT NULL,
  webhook text COLLATE "C" NOT NULL,
  n bigint NOT NULL,
  message text NOT NULL,
  type text NOT NULL,
  event_id text NOT NULL,
  data text NOT NULL,
  state text NOT NULL,
  attempts bigint NOT NULL,
  next_ms bigint NOT NULL,
  status bigint NOT NULL,
  reason text NOT NULL,
  created_ms bigint NOT NULL,
  PRIMARY KEY (game, webhook, n)
);
CREATE TABLE starts (
  game bigint NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  id text NOT NULL,
  tick bigint NOT NULL,
  places text NOT NULL,
  PRIMARY KEY (game, id)
);
CREATE INDEX starts_in_order ON starts (game, number);
CREATE TABLE versions (
  game bigint NOT NULL,
  n bigint NOT NULL,
  name text NOT NULL,
  version bigint NOT NULL,
  rules text NOT NULL,
  bundle text NOT NULL,
  PRIMARY KEY (game, n)
);
`,
];
