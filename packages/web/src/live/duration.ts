const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** A duration in its two largest units: `3 h 12 min`. */
export function durationText(seconds: number): string {
  let rest = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    if (count === 0 && (parts.length === 0 ? unit !== 's' : true)) continue;
    rest -= count * size;
    parts.push(`${count} ${unit}`);
    if (parts.length === 2) break;
  }
  return parts.join(' ');
}

/** A number with grouped digits: `12 345`. */
export function grouped(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}

/** A word of the interface for people: `mining_drone` is `mining drone`. */
export function wordsOf(name: string): string {
  return name.replaceAll('_', ' ');
}
