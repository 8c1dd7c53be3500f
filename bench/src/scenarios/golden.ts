/**
 * The hash with which each scenario ends at its own size, on every machine. One may change only
 * with the rules, the hash or the load; `npm run bench -- --golden` prints them anew.
 */
export const GOLDEN = {
  'state-1e5': 'f6477031c9b4dfba',
  'state-1e6': '2d0edb3830850759',
  'busy-1e5': '2cf39588fd2aa999',
  'busy-1e6': 'be022d66533244f1',
  'quiet-1e6': 'd27c7a39a3e5bb0c',
  advance: '65ef3d9ed632abf1',
  snapshots: 'dc5468719947ea74',
  probe: '732eebc1ea9122e0',
  replay: '71ab20189d7b25fe',
  million: 'c1a62f5806800b90',
  views: '8d1d6a72c44494d3',
  'season-1e5': '747dcd27084662b7',
  'terraform-1e4': '28b877d633915f44',
} as const;
