import { word } from '../../../kernel.js';

/** A word for each category: what tables have that keep an amount of every one. */
export const categoryWords = {
  structural: word,
  conductive: word,
  silicates: word,
  carbon: word,
  volatiles: word,
  rares: word,
} as const;
