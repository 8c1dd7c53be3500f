/** The goals and habits of a bot. */
export interface BotPersonality {
  readonly name: string;
  readonly miningDrones: number;
  readonly surveyDrones: number;
  readonly autofactories: number;
  readonly vessels: number;
  /** The maximum distance of a vessel's next star, in thousandths of a light year. */
  readonly reachMilliLy: number;
  /** The minimum seconds that a vessel stays at a star. */
  readonly restSeconds: number;
  /** How often a full turn ends with a random move, and with an invalid one, in thousandths. */
  readonly randomPerMille: number;
  readonly invalidPerMille: number;
}

const SETTLER: BotPersonality = {
  name: 'settler',
  miningDrones: 36,
  surveyDrones: 8,
  autofactories: 3,
  vessels: 2,
  reachMilliLy: 7000,
  restSeconds: 7200,
  randomPerMille: 150,
  invalidPerMille: 60,
};

/** The personalities, assigned to bots in turn. */
export const BOT_PERSONALITIES: readonly BotPersonality[] = [
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
  { ...SETTLER, name: 'tinkerer', surveyDrones: 10, randomPerMille: 400, invalidPerMille: 160 },
];
