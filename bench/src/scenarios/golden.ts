/**
 * The hash with which each scenario ends at its own size, on every machine. One may change only
 * with the rules, the hash or the load; `npm run bench -- --golden` prints them anew.
 */
export const GOLDEN = {
  'state-1e5': 'f6477031c9b4dfba',
  'state-1e6': '2d0edb3830850759',
  'busy-1e5': 'ef36e65c312d3060',
  'busy-1e6': 'd71f7cd58e29af2d',
  'quiet-1e6': 'c6cb192b03f462f2',
  advance: 'dee62d07bbe46050',
  snapshots: 'a15f26d25f2dacbd',
  probe: '10f49c22df3b38fe',
  replay: 'c7cb3a65617d0840',
  million: 'c1a62f5806800b90',
  views: '8d1d6a72c44494d3',
  'season-1e5': '747dcd27084662b7',
  'terraform-1e4': '2383f49f491bd01b',
} as const;
