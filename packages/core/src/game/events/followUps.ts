/**
 * The commands that may follow a print, given to (or for) the new device. A command's number in
 * an event is its position + 1: append only.
 */
export const FOLLOW_UPS = [
  'set_tags',
  'adopt',
  'start_mining',
  'travel',
  'stow',
  'activate',
  'search',
  'scan',
] as const;

/** One command that may follow a print. */
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** Of these, what `oncomplete` may name, and the members that it may have beside `command`. */
export const ONCOMPLETE_MEMBERS: Readonly<Partial<Record<string, readonly string[]>>> = {
  start_mining: ['resource', 'site'],
  travel: ['destination', 'via'],
  stow: ['into'],
  activate: [],
  search: [],
  scan: [],
};

/** The number of a follow-up in an event; 0 for what is none. */
export function followUpIndex(name: string): number {
  return (FOLLOW_UPS as readonly string[]).indexOf(name) + 1;
}
