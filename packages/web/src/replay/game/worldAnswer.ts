import type { Device, Explanation, MapStar, StarSystem } from '@astrarium/client';
import type { ExplainQuery } from '../../explain/explained.js';

/** What the view of the game asks about the shown world. */
export type WorldQuestion =
  | {
      readonly kind: 'world';
      /** The account whose devices are shown; 0 for the first one. */
      readonly account: number;
      /** Whether the stars are wanted: they are the same at every tick. */
      readonly stars: boolean;
      /** The codes of the systems that the page has already. */
      readonly known: readonly string[];
    }
  | { readonly kind: 'explain'; readonly account: number; readonly query: ExplainQuery };

/** The answer of each question, by its kind. */
export interface WorldAnswers {
  readonly world: WorldAnswer;
  readonly explain: Explanation;
}

/** The shown world as an account sees it. */
export interface WorldAnswer {
  readonly account: number;
  readonly accounts: readonly { readonly account: number; readonly name: string }[];
  /** The first devices of the account, and how many it has. */
  readonly devices: readonly Device[];
  readonly devicesCount: number;
  readonly stars: readonly MapStar[];
  /** Systems with devices of the account that the page does not have. */
  readonly systems: readonly StarSystem[];
}
