/**
 * The hash with which each scenario ends at its own size, on every machine. One may change only
 * with the rules, the hash or the load; `npm run bench -- --golden` prints them anew.
 */
export const GOLDEN = {
  'state-1e5': 'f6477031c9b4dfba',
  'state-1e6': '2d0edb3830850759',
  'busy-1e5': '72d8277a0ab4f187',
  'busy-1e6': 'e51c1f438952f3d9',
  'quiet-1e6': 'ae97592c57599d80',
  advance: '15ff87a4d8b812c6',
  snapshots: 'fb6dd61bb2ecbaa0',
  probe: '7dc9a44f58b7439f',
  replay: '71ab20189d7b25fe',
  million: 'c1a62f5806800b90',
  views: '8d1d6a72c44494d3',
  'season-1e5': '747dcd27084662b7',
  'terraform-1e4': '28b877d633915f44',
} as const;
