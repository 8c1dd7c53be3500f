import { EVENTS } from './events.js';
import type { EventName } from './events.js';

/** Whether compiled mute patterns hide an event from its account. */
export type Mute = (event: string) => boolean;

/** The next segments of patterns by name; `*` matches any one. `ends`: a pattern ends here. */
interface Node {
  readonly next: Map<string, Node>;
  ends: boolean;
}

/**
 * Compiles mute patterns: in each, `*` matches exactly one segment between dots, any other segment
 * matches itself. Matching takes time linear in the lengths of the name and of the patterns,
 * however many stars they have. Events whose row says `mutable: false` are never muted.
 */
export function compileMute(patterns: readonly string[]): Mute {
  if (patterns.length === 0) return () => false;
  const root = node();
  for (const pattern of patterns) {
    let at = root;
    for (const segment of pattern.split('.')) {
      const known = at.next.get(segment) ?? node();
      at.next.set(segment, known);
      at = known;
    }
    at.ends = true;
  }
  return (event) => isMutable(event) && matches(root, event);
}

/** Whether an event can be muted; any name may be asked. */
function isMutable(event: string): boolean {
  return !Object.hasOwn(EVENTS, event) || EVENTS[event as EventName].mutable;
}

/** Follows all patterns at once, segment by segment, without backtracking. */
function matches(root: Node, name: string): boolean {
  let reached: Node[] = [root];
  for (const segment of name.split('.')) {
    reached = reached.flatMap(({ next }) => {
      const both = segment === '*' ? [next.get('*')] : [next.get(segment), next.get('*')];
      return both.filter((one) => one !== undefined);
    });
    if (reached.length === 0) return false;
  }
  return reached.some(({ ends }) => ends);
}

function node(): Node {
  return { next: new Map(), ends: false };
}
