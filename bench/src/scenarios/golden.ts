/**
 * The hash with which each scenario ends at its own size, on every machine. One may change only
 * with the rules, the hash or the load; `npm run bench -- --golden` prints them anew.
 */
export const GOLDEN = {
  'state-1e5': 'f6477031c9b4dfba',
  'state-1e6': '2d0edb3830850759',
  'busy-1e5': '711416405f2c6efc',
  'busy-1e6': 'ab1ba4007377ec29',
  'quiet-1e6': '138f71a301333596',
  advance: 'c75daef71290e8f8',
  snapshots: '07c4e906ffbd9fb4',
  probe: '8d308d908bdf2217',
  replay: '20d6c850fe989a00',
  'terraform-1e4': '0000000000000000',
} as const;
