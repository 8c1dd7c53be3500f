import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installOnce } from '../installOnce.js';

/** Rows in chunks of 256, so that Immer, which boardgame.io uses, copies little. */
const SHIFT = 8;

/** A row: the words that a move writes. */
export type MovedRow = Record<'status' | 'since' | 'target' | 'capacity' | 'level', number>;

/** A program that applies moves to rows. */
export interface MovesPeer {
  /** Applies the move with a number to a row. */
  move(row: number, n: number): void;
  row(row: number): MovedRow;
}

interface Rows {
  readonly chunks: MovedRow[][];
}

/** What is used of `boardgame.io/client`, which is a CommonJS folder. */
interface ClientModule {
  Client(options: object): {
    start(): void;
    moves: { change(row: number, n: number): void };
    getState(): { readonly G: Rows };
  };
}

/** The words of a row after a move. */
export function changeRow(row: MovedRow, id: number, n: number): void {
  row.status = n & 7;
  row.since = n;
  row.target = id ^ n;
  row.capacity = 1_000_000 - (n & 1023);
  row.level += n & 255;
}

function blankRow(): MovedRow {
  return { status: 0, since: 0, target: 0, capacity: 0, level: 0 };
}

/** Where boardgame.io is installed, seen from the sources and from the build. */
const FOLDERS = ['../../boardgame/', '../boardgame/'].map((path) => new URL(path, import.meta.url));

function loadBoardgame(): ClientModule {
  const folder = FOLDERS.find((each) => existsSync(each));
  if (folder === undefined) throw new Error('bench/boardgame is missing');
  installOnce(folder);
  return createRequire(folder)('boardgame.io/client') as ClientModule;
}

/** A local client of boardgame.io without a log, with one move. */
export function boardgamePeer(rows: number): MovesPeer {
  const { Client } = loadBoardgame();
  const size = 2 ** SHIFT;
  const client = Client({
    debug: false,
    game: {
      disableLog: true,
      setup: (): Rows => ({
        chunks: Array.from({ length: Math.ceil((rows + 1) / size) }, () =>
          Array.from({ length: size }, blankRow),
        ),
      }),
      moves: {
        change({ G }: { readonly G: Rows }, row: number, n: number): void {
          changeRow(G.chunks[row >> SHIFT]?.[row & (size - 1)] as MovedRow, row, n);
        },
      },
    },
  });
  client.start();
  return {
    move: (row, n) => client.moves.change(row, n),
    row: (row) => client.getState().G.chunks[row >> SHIFT]?.[row & (size - 1)] as MovedRow,
  };
}
