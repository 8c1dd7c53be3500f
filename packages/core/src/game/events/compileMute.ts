import { EVENTS } from './events.js';
import type { EventName } from './events.js';

/** Whether an event is kept from its account by the patterns that this was made of. */
export type Mute = (event: string) => boolean;

/** Segments by name; `*` is any one segment. `ends`: a pattern ends here. */
interface Node {
  readonly next: Map<string, Node>;
  ends: boolean;
}

/**
 * Compiles mute patterns: in each, `*` stands for exactly one segment between dots, any other
 * segment for itself. A name is matched in time linear in its length and in the patterns, however
 * many stars they have. Digests of controllers are never muted.
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

/** All ends that a name can come to, kept side by side: no going back. */
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
