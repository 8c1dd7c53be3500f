/** Whether a tag is what a pattern means. */
export type TagPattern = (tag: string) => boolean;

/**
 * A pattern of tags: `*` is any number of characters, none too; all else stands for itself. The
 * parts between stars are found from left to right, each at its first place: no going back.
 */
export function tagPattern(pattern: string): TagPattern {
  const parts = pattern.split('*');
  if (parts.length === 1) return (tag) => tag === pattern;
  const head = parts[0] ?? '';
  const tail = parts.at(-1) ?? '';
  const middle = parts.slice(1, -1);
  return (tag) => {
    if (!tag.startsWith(head)) return false;
    let at = head.length;
    for (const part of middle) {
      const found = tag.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return tag.length - tail.length >= at && tag.endsWith(tail);
  };
}
