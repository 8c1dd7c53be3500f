import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addComponent, addEntity, createWorld, query } from 'bitecs';
import { Immer } from 'immer';
import { List } from 'immutable';
import { create } from 'mutative';
import { blankRow, change, HELD, type Row, type RowsProgram, type RowsTask } from './rowsTask.js';

/** Rows in chunks of 256; where a step changes many rows, one chunk has all of them. */
const shiftOf = ({ changes }: RowsTask): number => (changes === 1 ? 8 : 30);

function chunksOf(task: RowsTask): Row[][] {
  const length = Math.min(2 ** shiftOf(task), task.size + 1);
  const count = Math.ceil((task.size + 1) / length);
  return Array.from({ length: count }, () => Array.from({ length }, blankRow));
}

/** Keeps plain objects and the worlds before, with a library that makes the next world. */
function objectRows(
  task: RowsTask,
  produce: (world: Row[][], recipe: (draft: Row[][]) => void) => Row[][],
): RowsProgram {
  const { changes, ids, start } = task;
  const shift = shiftOf(task);
  const mask = 2 ** shift - 1;
  let world = chunksOf(task);
  const held: Row[][][] = [];
  return {
    step(n) {
      world = produce(world, (draft) => {
        for (let at = start(n), left = changes; left > 0; at += 1, left -= 1) {
          const id = ids[at] as number;
          change(draft[id >> shift]?.[id & mask] as Row, id, n);
        }
      });
      held[n % HELD] = world;
    },
    row: (id) => world[id >> shift]?.[id & mask] as Row,
  };
}

/** Immer as it is usually used: one `produce` for each step. */
export function immerRows(autoFreeze: boolean): (task: RowsTask) => RowsProgram {
  const immer = new Immer({ autoFreeze });
  return (task) =>
    objectRows(task, (world, recipe) => immer.produce(world, (draft) => recipe(draft)));
}

/** Mutative as it is usually used. */
export function mutativeRows(task: RowsTask): RowsProgram {
  return objectRows(task, (world, recipe) => create(world, (draft) => recipe(draft)));
}

/** Immutable.js: a list of plain objects, each replaced by a changed copy, in one batch. */
export function immutableRows({ changes, ids, size, start }: RowsTask): RowsProgram {
  let world = List(Array.from({ length: size + 1 }, blankRow));
  const held: List<Row>[] = [];
  return {
    step(n) {
      world = world.withMutations((rows) => {
        for (let at = start(n), left = changes; left > 0; at += 1, left -= 1) {
          const id = ids[at] as number;
          const copy = { ...(rows.get(id) as Row) };
          change(copy, id, n);
          rows.set(id, copy);
        }
      });
      held[n % HELD] = world;
    },
    row: (id) => world.get(id) as Row,
  };
}

/** Typed arrays that are written in place: the floor. */
class Columns {
  readonly status: Float64Array;
  readonly since: Float64Array;
  readonly target: Float64Array;
  readonly capacity: Float64Array;
  readonly level: Float64Array;

  constructor(length: number) {
    this.status = new Float64Array(length);
    this.since = new Float64Array(length);
    this.target = new Float64Array(length);
    this.capacity = new Float64Array(length);
    this.level = new Float64Array(length);
  }

  change(ids: ArrayLike<number>, from: number, count: number, n: number): void {
    const { capacity, level, since, status, target } = this;
    for (let at = from, left = count; left > 0; at += 1, left -= 1) {
      const id = ids[at] as number;
      status[id] = n & 7;
      since[id] = n;
      target[id] = id ^ n;
      capacity[id] = 1_000_000 - (n & 1023);
      level[id] = (level[id] as number) + (n & 255);
    }
  }

  row(id: number): Row {
    return {
      status: this.status[id] as number,
      since: this.since[id] as number,
      target: this.target[id] as number,
      capacity: this.capacity[id] as number,
      level: this.level[id] as number,
    };
  }
}

/** Five typed arrays and a loop: the floor. */
export function arrayRows({ changes, ids, size, start }: RowsTask): RowsProgram {
  const columns = new Columns(size + 1);
  return {
    step: (n) => columns.change(ids, start(n), changes, n),
    row: (id) => columns.row(id),
  };
}

/** A component in typed arrays, as bitECS recommends. Its first entity has the id 1. */
export function bitecsRows({ changes, ids, size, start }: RowsTask): RowsProgram {
  const world = createWorld();
  const component = new Columns(size + 1);
  for (let id = 1; id <= size; id += 1) {
    if (addEntity(world) !== id) throw new Error(`entity ${id} has another id`);
    addComponent(world, id, component);
  }
  return {
    step: (n) =>
      changes === size
        ? component.change(query(world, [component]), 0, size, n)
        : component.change(ids, start(n), changes, n),
    row: (id) => component.row(id),
  };
}

/** What is used of `boardgame.io/client`, which is a CommonJS module. */
interface ClientModule {
  Client(options: object): {
    start(): void;
    moves: { change(id: number, n: number): void };
    getState(): { readonly G: { readonly chunks: Row[][] } };
  };
}

const BOARDGAME = 'boardgame.io@0.50.2';

/** Loads boardgame.io. It has many dependencies, so that `npm ci` does not install it. */
function loadBoardgame(): ClientModule {
  // Seen from `bench/dist` and from `bench/src/scenarios`.
  const near = ['../../', '../../../'].map((path) => new URL(path, import.meta.url));
  const root = near.find((each) => existsSync(new URL('package-lock.json', each))) ?? near[0];
  const folder = join(fileURLToPath(root as URL), 'node_modules/.cache/astrarium-bench', BOARDGAME);
  if (!existsSync(join(folder, 'node_modules/boardgame.io'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', BOARDGAME];
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm cannot install ${BOARDGAME}: ${stderr}`);
  }
  return createRequire(join(folder, '/'))('boardgame.io/client') as ClientModule;
}

/** A local client of boardgame.io without a log, with one move. */
export function boardgameRows(task: RowsTask): RowsProgram {
  const { ids, start } = task;
  const shift = shiftOf(task);
  const mask = 2 ** shift - 1;
  const client = loadBoardgame().Client({
    debug: false,
    game: {
      disableLog: true,
      setup: () => ({ chunks: chunksOf(task) }),
      moves: {
        change({ G }: { readonly G: { readonly chunks: Row[][] } }, id: number, n: number): void {
          change(G.chunks[id >> shift]?.[id & mask] as Row, id, n);
        },
      },
    },
  });
  client.start();
  return {
    step: (n) => client.moves.change(ids[start(n)] as number, n),
    row: (id) => client.getState().G.chunks[id >> shift]?.[id & mask] as Row,
  };
}
