/** The names that players have in turn; the next round of them is numbered. */
const NAMES = [
  'Ada Finch',
  'Bram Okoro',
  'Cleo Marsh',
  'Dev Ramanan',
  'Esme Thorne',
  'Femi Adler',
  'Greta Sol',
  'Hiro Vance',
  'Ines Duarte',
  'Jonas Quill',
  'Kira Lindt',
  'Luca Ferro',
] as const;

/** The name of the n-th player, from 1. */
export function playerName(n: number): string {
  const name = NAMES[(n - 1) % NAMES.length] ?? 'Nobody';
  const round = Math.floor((n - 1) / NAMES.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
