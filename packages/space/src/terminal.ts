/**
 * The space game on a command line: what is shown of its worlds, its bots, and its own commands.
 * Only `load` loads the game.
 *
 * @module @astrarium/space/terminal
 */
const HELP = `
Four bots play a week of game time around the Sun in less than a minute. The demo
prints a summary, writes the log, and verifies it by a replay.
Exit code 0 when the replay is equal, 1 when it differs.
  $ astrarium demo
  $ astrarium demo --ticks 86400 --seed 7`;

/** The texts of options by their names. */
type Texts = Readonly<Record<string, string>>;

/** The command `demo`: bots play a week, and their log is verified. */
const demo = {
  name: 'demo',
  description: 'let bots play a week, show the result and verify the log',
  help: HELP,
  /** Options with a description and a default; a command line gives the value as a text. */
  options: [
    ['--ticks <n>', 'length in ticks (game seconds)', 604_800],
    ['--seed <s>', 'seed of the game', 1],
    ['--log <file>', 'log file to write', './astrarium-demo.log.jsonl'],
  ] as const,
  /** The lines of the command line that it stands for; one that fails is the last. */
  lines: ({ ticks = '', seed = '', log = '' }: Texts) => [
    ['play', '--players', '4', '--ticks', ticks, '--seed', seed, '--log', log],
    ['verify', log],
  ],
  /** What is said when all of them are done. */
  hint: ({ ticks, log = '' }: Texts) =>
    `See any tick: npx astrarium replay ${log} --at ${Number(ticks) >> 1}`,
};

/** What a command line has of the space game. */
export const spaceTerminal = {
  /** The commands that it adds to those of every game. */
  commands: [demo],
  /** The game, how its worlds are shown, and its bots. */
  load: async () => (await import('./terminal/shownSpace.js')).shownSpace,
};
