const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/** A duration in its largest unit and the next one: `3 h 12 min`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const found = UNITS.findIndex(([, size]) => whole >= size);
  const first = found < 0 ? UNITS.length - 1 : found;
  let rest = whole;
  const parts: string[] = [];
  for (const [unit, size] of UNITS.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 || parts.length === 0) parts.push(`${count} ${unit}`);
  }
  return parts.join(' ');
}

/** A number with grouped digits: `12 345`. */
export function grouped(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}

/** How many there are of something: `1 autofactory`, `12 autofactories`. */
export function countText(count: number, noun: string): string {
  return `${grouped(count)} ${count === 1 ? noun : `${noun.replace(/(?<![aeiou])y$/, 'ie')}s`}`;
}

/** A word of the interface for people: `street_lamp` is `street lamp`. */
export function wordsOf(name: string): string {
  return name.replaceAll('_', ' ');
}
