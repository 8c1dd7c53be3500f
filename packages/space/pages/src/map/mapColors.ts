/** Reads colours of the style sheet, such as `#62d6e8`, as they are in the dark. */
function nightColors<Name extends string>(tokens: Readonly<Record<Name, string>>) {
  const element = document.body.appendChild(document.createElement('i'));
  element.className = 'night';
  const style = getComputedStyle(element);
  const colors = Object.entries<string>(tokens).map(([name, token]) => [
    name,
    style.getPropertyValue(token).trim(),
  ]);
  element.remove();
  return Object.fromEntries(colors) as Readonly<Record<Name, string>>;
}

/** Colours of the map, which is dark in light and in dark pages. */
export const MAP_COLORS = {
  ...nightColors({
    ground: '--ground',
    cold: '--glow-0',
    warm: '--glow-1',
    panel: '--panel',
    frame: '--line',
    line: '--edge',
    label: '--dim',
    selected: '--text',
    lock: '--bad',
    goal: '--season',
    idle: '--faint',
    mining: '--mining',
    printing: '--printing',
    travelling: '--travelling',
  }),
  stone: '#9c8a6b',
  orbit: '#8493bd',
  other: '#e0a6ff',
} as const;

/** The red, green and blue of a colour like `#62d6e8`, each 0 to 255. */
export function rgbOf(color: string): readonly [number, number, number] {
  const number = Number.parseInt(color.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** The colour of what a device does: `mining`, `printing`, `travelling` or idle. */
export function workColor(work: string): string {
  return work === 'mining' || work === 'printing' || work === 'travelling'
    ? MAP_COLORS[work]
    : MAP_COLORS.idle;
}
