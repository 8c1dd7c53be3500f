import type { MapGoal } from '../../map/mapScene.js';
import type { Device, Explanation, MapStar, operations, StarSystem } from '@astrarium/space/client';

/** What the view of the game asks about the shown world. */
export type WorldQuestion =
  | {
      readonly kind: 'world';
      /** The account whose devices are shown; 0 for the first one. */
      readonly account: number;
      /** The codes of the systems that the page has already. */
      readonly known: readonly string[];
    }
  /** Some stars of the map, after the one with this code: all at once would delay a seek. */
  | { readonly kind: 'stars'; readonly cursor: string | undefined }
  | {
      readonly kind: 'explain';
      readonly account: number;
      readonly query: NonNullable<operations['explainGet']['parameters']['query']>;
    };

/** The answer of each question, by its kind. */
export interface WorldAnswers {
  readonly world: WorldAnswer;
  readonly stars: StarsAnswer;
  readonly explain: Explanation;
}

/** The shown world as an account sees it. */
export interface WorldAnswer {
  readonly account: number;
  readonly accounts: readonly { readonly account: number; readonly name: string }[];
  /** The first devices of the account, and how many it has. */
  readonly devices: readonly Device[];
  readonly devicesCount: number;
  /** Systems with devices of the account that the page does not have. */
  readonly systems: readonly StarSystem[];
  /** The structure of the season; undefined without one. */
  readonly goal: MapGoal | undefined;
}

/** Some stars, the same at every tick, and the cursor of the next ones; null at the end. */
export interface StarsAnswer {
  readonly stars: readonly MapStar[];
  readonly cursor: string | null;
}
