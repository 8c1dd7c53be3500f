import { posix } from 'node:path';
import ts from 'typescript';
import type { Sources } from './sources.js';

/** One storey of the house: what stands in it and what it may import. */
export interface Floor {
  /** A folder (ends in `/`, everything below it) or one file. The longest match wins. */
  readonly room: string;
  /** Rooms and files it may reach by relative path, its own room always included. */
  readonly may: readonly string[];
  /** Packages it may import by name; `node:` stands for all of Node. */
  readonly packages: readonly string[];
}

interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The imported file, when the specifier is relative. */
  readonly to: string | undefined;
}

/** What a file imports: values, types, re-exports and `import()` alike. */
export function importsOf(from: string, text: string): Import[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName: specifier }) => {
    const relative = specifier.startsWith('.');
    const to = posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');
    return { from, specifier, to: relative ? to : undefined };
  });
}

function holds(room: string, path: string): boolean {
  return room.endsWith('/') ? path.startsWith(room) : path === room;
}

function floorOf(floors: readonly Floor[], path: string): Floor | undefined {
  return floors
    .filter(({ room }) => holds(room, path))
    .reduce<Floor | undefined>(
      (best, next) => (best && best.room.length >= next.room.length ? best : next),
      undefined,
    );
}

function allowed(floors: readonly Floor[], floor: Floor, { specifier, to }: Import): boolean {
  if (to === undefined) {
    if (specifier.startsWith('node:')) return floor.packages.includes('node:');
    return floor.packages.includes(specifier);
  }
  const target = floorOf(floors, to);
  if (target === floor) return true;
  return floor.may.some((room) => room === to || room === target?.room);
}

/** Every import that the table does not allow, and every file that the table does not know. */
export function floorFaults(sources: Sources, floors: readonly Floor[]): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
    const floor = floorOf(floors, path);
    if (floor === undefined) {
      faults.push(`${path} stands in no room`);
      continue;
    }
    for (const one of importsOf(path, text)) {
      if (!allowed(floors, floor, one)) faults.push(`${path} -> ${one.to ?? one.specifier}`);
    }
  }
  return faults;
}

/** Imports that lead in a circle, each circle once, written `a -> b -> a`. */
export function cycles(sources: Sources): string[] {
  const found = new Set<string>();
  const settled = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      found.add([...trail.slice(start), path].join(' -> '));
      return;
    }
    const text = sources.get(path);
    if (text === undefined || settled.has(path)) return;
    trail.push(path);
    for (const { to } of importsOf(path, text)) if (to !== undefined) visit(to);
    trail.pop();
    settled.add(path);
  };
  for (const path of sources.keys()) visit(path);
  return [...found];
}

/** What a build makes is there when it is wanted. */
const GENERATED = /\/generated\//;

/** Relative imports that name no file, or leave out the `.js` that Node and browsers want. */
export function danglingImports(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    importsOf(path, text)
      .filter(({ to }) => to !== undefined && !sources.has(to) && !GENERATED.test(to))
      .map(({ specifier }) => `${path} -> ${specifier}`),
  );
}

/** Sets listed exceptions against faults: what is left, and what is listed but gone. */
export function settle(faults: readonly string[], exceptions: readonly string[]): string[] {
  return [
    ...faults.filter((fault) => !exceptions.includes(fault)),
    ...exceptions
      .filter((listed) => !faults.includes(listed))
      .map((listed) => `no longer occurs, strike it from the list: ${listed}`),
  ];
}
