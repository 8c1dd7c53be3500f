/** What a controller can be told to do. A name's number in an event is its position + 1. */
export const DIRECTIVES = [
  'gather_resources',
  'gather_evenly',
  'maintain_ratios',
  'deplete_smallest',
] as const;

/** One directive by its name. */
export type DirectiveName = (typeof DIRECTIVES)[number];

/** What a controller is about. */
export interface Directive {
  name: DirectiveName;
  /** How much of each of the six categories is wanted, relative to the others; 0 for none. */
  weights: number[];
}

/** The number of a directive in an event. */
export function directiveIndex(name: DirectiveName): number {
  return DIRECTIVES.indexOf(name) + 1;
}
