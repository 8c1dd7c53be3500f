import { type ArchivedSegment, archiveLines } from '@astrarium/host';
import { type Command, Option } from 'commander';
import { callControlSocket } from '../service/controlSocket.js';
import { requireGame, withStore } from '../service/openGame.js';
import { gameFile } from '../service/shownGame.js';
import { grouped } from '../terminal/grouped.js';
import { JSON_OPTION } from '../terminal/options.js';
import { printReport, type ReportOptions, type Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
Moves lines of the log from a data folder to compressed files in another folder,
also while the server runs. Only lines before the oldest keyframe are moved: a
start does not need them. Each file is written, read back and compared with the
digests of its lines; only then the lines are deleted from the data folder. When
the command is stopped, run it again. The space is used for new data.
Keep the archive: check and export need all lines, and are refused without it.
Exit code 0 when the lines are moved, 2 when not.
  $ astrarium archive ./archive --data ./data
  $ astrarium check --data ./data --archive ./archive
  $ astrarium export game.jsonl --data ./data --archive ./archive`;

/** What was moved to an archive. */
interface Moved {
  readonly files: number;
  readonly lines: number;
  /** The number of the next line after the archived ones; null when there are none. */
  readonly end: number | null;
}

interface ArchiveOptions extends ReportOptions {
  readonly data: string;
  readonly store?: string;
}

const NO_ARCHIVE =
  'Lines of a game in a database cannot be moved to an archive: PostgreSQL keeps all of them. ' +
  'To write them to a file, use astrarium export --store.';

/** Declares `archive`, which moves old lines of the log to another folder. */
export function archiveCommand(program: Command, terminal: Terminal): void {
  program
    .command('archive')
    .description('move old lines of the log to compressed files, also while the game is served')
    .argument('<dir>', 'folder of the archive')
    .option('--data <dir>', 'data folder', './data')
    .option(...JSON_OPTION)
    // Not in the help: a user who tries it is told what to do.
    .addOption(new Option('--store <address>').hideHelp())
    .addOption(new Option('--game <name>').hideHelp())
    .addHelpText('after', HELP)
    .action(async (folder: string, options: ArchiveOptions) => {
      const { data, store } = options;
      if (store !== undefined) throw new UsageError(NO_ARCHIVE);
      requireGame(data);
      // The store is opened after its file was closed here: closing a file drops the store's locks.
      const segments = [...archiveLines(gameFile(data), folder)];
      await dropLines(data, segments);
      const lines = segments.reduce((sum, { end, first }) => sum + end - first, 0);
      const moved: Moved = { files: segments.length, lines, end: segments.at(-1)?.end ?? null };
      printReport(terminal, options, { data: moved, text: () => movedText(folder, moved) });
    });
}

/** Deletes archived lines, in a transaction for each segment. */
async function dropLines(data: string, segments: readonly ArchivedSegment[]): Promise<void> {
  for (const segment of segments) {
    const answer = await callControlSocket(data, { segment });
    // No server runs.
    if (answer === undefined) return dropOffline(data, segment.first, segments);
    if (answer.status >= 400) throw new UsageError((answer.body as { detail: string }).detail);
  }
}

async function dropOffline(
  data: string,
  from: number,
  segments: readonly ArchivedSegment[],
): Promise<void> {
  await withStore(data, (store) => {
    for (const segment of segments) if (segment.first >= from) store.dropArchived(segment);
  });
}

function movedText(folder: string, { files, lines }: Moved): string {
  if (files === 0) return 'There are no lines before the oldest keyframe to move.';
  return `${folder}: moved and verified ${grouped(lines)} lines of the log, ${files} files`;
}
