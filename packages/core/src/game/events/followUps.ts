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

/** The number of a follow-up in an event; 0 for what is none. */
export function followUpIndex(name: string): number {
  return (FOLLOW_UPS as readonly string[]).indexOf(name) + 1;
}
