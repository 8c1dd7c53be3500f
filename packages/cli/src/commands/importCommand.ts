import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedGame } from '@astrarium/contract';
import {
  addedVersion,
  importLog,
  ResumeFailure,
  type Store,
  storedAccounts,
  type StoredVersion,
} from '@astrarium/host';
import type { Command } from 'commander';
import { storedBundle } from '../service/bundledGame.js';
import { readAccounts } from '../service/readAccounts.js';
import { readRules } from '../service/withFormerVersions.js';
import { inDataFolder, moveGame, withStore } from '../service/openGame.js';
import { gameFile, type LogOptions, logOptions, shownGame } from '../service/shownGame.js';
import { showProblem, warnOfRules } from '../terminal/showProblem.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';
import { readWithProgress } from './logCommand.js';

const HELP = `
Replays and verifies the log, writes the game to an empty data folder and
prints the final hash and the accounts. Serve the game with astrarium serve. A
log contains no tokens: issue them with account token, by the printed account
numbers. The log of a game of a file is replayed with the rules of --file; one of
several versions needs those that were exported with it: --rules names their file.
The names, seats and bans of its accounts are those of <log>.accounts, if it is
there.
Exit code 0 when the log was imported, 1 when it does not verify.
  $ astrarium import game.jsonl --data ./data
  $ astrarium import match.jsonl --data ./copy --rules match.jsonl.rules
  $ astrarium account token --account 1 --email ada@example.org --data ./data`;

interface ImportOptions extends LogOptions {
  readonly data: string;
}

/** Declares `import`, which makes a data folder from a log. */
export function importCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('import')
    .description('make a data folder from a log')
    .argument('<log>', 'log file')
    .option('--data <dir>', 'data folder', './data');
  logOptions(command)
    .addHelpText('after', HELP)
    .action(async (log: string, { data, file, rules }: ImportOptions) => {
      const { game } = await shownGame(file, rules);
      const { accounts, simulation } = game;
      const given = accounts.areKept ? readAccounts(log) : [];
      const versions = rules === undefined ? ownVersions(game, file) : readRules(rules);
      const onOtherRules = (other: string): void => warnOfRules(terminal, log, other);
      const known = { accounts: given, versions, onOtherRules };
      try {
        const [snapshot, credentials] = await importInto(data, async (store) => {
          const consumer = importLog(game, store, Date.now(), known);
          const last = await readWithProgress(terminal, 'importing', log, consumer);
          return [last, store.load().credentials] as const;
        });
        terminal.out(`tick ${snapshot.now}, hash ${simulation.hash(snapshot)}`);
        const world = simulation.read(snapshot);
        const stored = storedAccounts(credentials);
        const names = accounts
          .ids(world, stored)
          .map((id) => `${id} ${String(accounts.show(world, id, stored)['name'] ?? '')}`);
        if (names.length > 0) terminal.out(`accounts ${shortList(names)}`);
      } catch (error) {
        if (!(error instanceof ResumeFailure) || error.problem === undefined) throw error;
        terminal.error(showProblem(log, error.problem));
        terminal.exitCode = 1;
      }
    });
}

/** The rules of the file of a game, alone. */
function ownVersions(game: ServedGame, file: string | undefined): readonly StoredVersion[] {
  const bundle = file === undefined ? undefined : readFileSync(storedBundle(file), 'utf8');
  const own = addedVersion([], game, bundle);
  return own === undefined ? [] : [own];
}

/** The maximum number of accounts that are printed. */
const MAX_NAMES = 20;

function shortList(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  const named = names.slice(0, MAX_NAMES).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}

/** Fills a store in a temporary folder and then renames it, so that no partial game remains. */
async function importInto<R>(data: string, fill: (store: Store) => Promise<R>): Promise<R> {
  const path = gameFile(data);
  if (existsSync(path))
    throw new UsageError(`There is already a game in ${data}. Choose another folder with --data.`);
  const temporary = join(data, `import-${process.pid}`);
  return inDataFolder(data, async () => {
    try {
      const filled = await withStore(temporary, fill);
      moveGame(temporary, data);
      return filled;
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  });
}
