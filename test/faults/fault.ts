import { readFileSync } from 'node:fs';
import { pick, type Sources } from '../tools/sources/sources.js';

/** A mistake that some test must find: `search` occurs once in all sources, and is replaced. */
export interface Fault {
  readonly name: string;
  readonly search: string;
  readonly replace: string;
}

/** A fault at its place. */
export interface PlacedFault extends Fault {
  readonly path: string;
}

/** The list of faults. */
export function readFaults(): readonly Fault[] {
  const text = readFileSync(new URL('faults.json', import.meta.url), 'utf8');
  return JSON.parse(text) as readonly Fault[];
}

/** The sources in which faults are planted. */
export function faultSources(all: Sources): Sources {
  return pick(all, /\.tsx?$/, /^test\/faults/);
}

/**
 * The place of a fault.
 *
 * @throws Error when the text to replace does not occur exactly once, or stays as it is
 */
export function placeFault(sources: Sources, fault: Fault): PlacedFault {
  const { name, replace, search } = fault;
  const places = [...sources].flatMap(([path, text]) =>
    Array.from({ length: text.split(search).length - 1 }, () => path),
  );
  const [path] = places;
  if (path === undefined || places.length > 1) {
    const where = places.length === 0 ? 'nowhere' : places.join(', ');
    throw new Error(`the fault ${name} must have one place, but is ${where}: ${search}`);
  }
  if (search === replace) throw new Error(`the fault ${name} changes nothing`);
  return { ...fault, path };
}
