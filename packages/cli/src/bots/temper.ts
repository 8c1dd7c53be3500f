/** What kind of player a bot is: how much of everything it wants before it turns to the next. */
export interface Temper {
  readonly name: string;
  readonly miningDrones: number;
  readonly surveyDrones: number;
  readonly autofactories: number;
  readonly vessels: number;
  /** How far from where it is a vessel looks for its next star, in thousandths of a light year. */
  readonly reachMilliLy: number;
  /** Seconds that a vessel stays at a star, at least. */
  readonly restSeconds: number;
  /** How often a look around ends in a change of mind, and in a mistake, in thousandths. */
  readonly whimPerMille: number;
  readonly mistakePerMille: number;
}

const SETTLER: Temper = {
  name: 'settler',
  miningDrones: 36,
  surveyDrones: 8,
  autofactories: 3,
  vessels: 2,
  reachMilliLy: 7000,
  restSeconds: 7200,
  whimPerMille: 150,
  mistakePerMille: 60,
};

/** The tempers, which bots have in turn. */
export const TEMPERS: readonly Temper[] = [
  SETTLER,
  { ...SETTLER, name: 'miner', miningDrones: 60, surveyDrones: 12, vessels: 1 },
  {
    ...SETTLER,
    name: 'explorer',
    miningDrones: 24,
    vessels: 4,
    reachMilliLy: 11000,
    restSeconds: 2700,
  },
  { ...SETTLER, name: 'tinkerer', surveyDrones: 10, whimPerMille: 400, mistakePerMille: 160 },
];
