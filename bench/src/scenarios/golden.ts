/**
 * The hash with which each scenario ends at its own size, on every machine. One may change only
 * with the rules, the hash or the load; `npm run bench -- --golden` prints them anew.
 */
export const GOLDEN = {
  'state-1e5': 'b7764a8ba4a6964f',
  'state-1e6': '44ca30198513153a',
  'busy-1e5': 'b1c085d75e8db75e',
  'busy-1e6': '0c4baa9c442bad43',
  'quiet-1e6': 'a815dae313f834d6',
  advance: 'c305cd420d8090f4',
  snapshots: 'a8f17560a7538d16',
  probe: '077bfc2b83a0ea9e',
  replay: '7b37f9a8b8c2d450',
} as const;
