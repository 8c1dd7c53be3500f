/**
 * The hash with which each scenario ends at its own size, on every machine. One may change only
 * with the rules, the hash or the load; `npm run bench -- --golden` prints them anew.
 */
export const GOLDEN = {
  'state-1e5': '',
  'state-1e6': '',
  'busy-1e5': '',
  'busy-1e6': '',
  'quiet-1e6': '',
  advance: '',
  snapshots: '',
  probe: '',
  replay: '',
} as const;
