/** A description of each scenario. */
export const ABOUT: Readonly<Record<string, string>> = {
  'state-1e5': 'the table layer only; a thousand rows change per tick.',
  'state-1e6': 'the same with a million rows.',
  'busy-1e5':
    'the tables, timers and events of the game, without its commands: systems of the benchmark ' +
    'write what accepted commands for mining and travel write, about a thousand changes per ' +
    'tick; no rule is checked but that of printing. The rules are measured in `season-1e5`.',
  'busy-1e6': 'the same with a million devices.',
  'quiet-1e6': 'a million drones mine, and no timer is due.',
  advance: 'a month of game time by `advance`.',
  snapshots: 'the memory of held snapshots, and the time to open an old one.',
  probe: 'dry runs of one command, those that are done and those that are refused apart.',
  codec: 'a snapshot of a season is encoded and decoded.',
  replay: 'verifying the log of a busy game, compared with playing it in memory.',
  'terraform-1e4': 'ten thousand terraformed planets, each of which changes in every tick.',
  'season-1e5':
    'a thousand accounts, each with a belt, a hub, a controller and a terraformed planet; a ' +
    'hundred random commands per tick: travel, mining, printing, searches, settings, tags.',
  million:
    'the same season with a million devices, of which one in twenty has tags and one in a ' +
    'hundred prints, with 64 held snapshots, over 4,000 ticks: the peak memory of the process, ' +
    'including a keyframe that is encoded and decoded.',
  'moves-1e5':
    'one command that changes five words of one row among 100,000, with its hash; compared with ' +
    'the same move in a local client of boardgame.io without a log, its rows in chunks of 256.',
  views:
    'reads of a host in that world: pages, locations, dry runs, each time for another account.',
};

/** Why a target is missed, by the name of its figure. */
export const REASONS: Readonly<Record<string, string>> = {
  'µs of a done dry run':
    'A dry run opens a transition on the snapshot, executes and takes everything back.',
  'time over plain arrays':
    'Stores to a plain array overlap in the memory system. A journal must also load each older ' +
    'word and keep it with its position; a hash must mix the older and the newer value of each ' +
    'word into two lanes. A single loop over typed arrays that does only this takes 5 times as ' +
    'long as plain stores of 7 words per row.',
  'live time over verify time':
    'For a log line of 440 characters, parsing the command takes 2 µs, the digest 2 µs (most of ' +
    'it to read the characters), and serialising the outcome to compare it 2.4 µs; executing a ' +
    'command and its share of a tick take 20 to 40 µs.',
  'p99 over median':
    'The slow ticks are those at which the timing wheel turns a level: every 256 ticks it sorts ' +
    'the timers of the next 256 ticks into slots. The mutable backend has the same ticks.',
};

/** How peers are run, as lines of the page. */
export const PEERS: readonly string[] = [
  '## The peers',
  '',
  '- **mutable**: our rules on tables written in place: no snapshots, no rollback, no hash.',
  '- **floor**: the recorded stores of our run, repeated on one typed array. Its last world equals',
  '  ours. Lines are the distinct cache lines of 64 bytes that a tick reads or writes, times the',
  '  measured time of a load that depends on the one before; the processor overlaps loads, so that',
  '  a tick can be faster than its lines.',
  '- **immer** (as shipped, and without freezing), **mutative**: our rules on plain objects, one',
  '  draft for each transition. In `season-1e5`, rows are in chunks of 256, because a hundred',
  '  small transitions a tick would each copy whole arrays otherwise. In the others one transition',
  '  changes about a thousand random rows or more; each table is one flat array, because nearly',
  '  all chunks would be copied anyway.',
  '- **immutable**: Immutable.js lists of plain objects; each changed row is copied once, and all',
  '  are put into the list in one batch. Maps and Records for rows are slower.',
  '- **dense**: 0.1, 1, 10 or 100 % of the rows of a table change in each tick (two words each).',
  '  The kernel does it with a timer for each row (`timers`) and with one loop (`loop`), makes a',
  '  snapshot and the hash of each tick, and holds one older snapshot. bitECS, koota and miniplex',
  '  get the rows of each tick in a list made before the measurement (all rows: by their query),',
  '  write components directly, and make no snapshot and no hash. Sums over all rows are equal.',
  '',
];
