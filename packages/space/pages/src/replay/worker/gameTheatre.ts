import {
  astrarium,
  astrariumUpgrades,
  ATTRIBUTES,
  deviceView,
  deviceViewIds,
  eventEnvelopes,
  explainSteps,
  type GameSnapshot,
  isRefused,
  locationView,
  messageParts,
  makeLocation,
  parseLocation,
  schema,
  seasonView,
  starListSteps,
  takeSteps,
  summary,
  type World,
} from '@astrarium/space';
import type { Event, Snapshot } from '@astrarium/core';
import type { Device, Explanation, MapStar, StarSystem } from '@astrarium/space/client';
import type { TheatreGame } from '@astrarium/web/theatre-worker';
import type { StarsAnswer, WorldAnswer, WorldAnswers, WorldQuestion } from '../game/worldAnswer.js';

/** Planets with lines in the charts: those that were changed first. */
const MAX_PLANETS = 6;

/** Attributes are stored in thousand-millionths of their unit. */
const NANO = 1e9;

/** Astrarium in the theatre. */
export const gameTheatre: TheatreGame = {
  simulation: astrarium,
  upgrades: astrariumUpgrades,
  figuresOf(snapshot: Snapshot) {
    const world = astrarium.read(snapshot as GameSnapshot);
    const { devices, mined, printed, stock } = summary(world).totals;
    const objective = seasonView(world, undefined, { limit: 0 })?.objective;
    return {
      devices,
      'units mined': sumOf(mined),
      ...(objective !== undefined && { [`${objective.name}, %`]: objective.progress * 100 }),
      'units in stock': sumOf(stock),
      'devices printed': printed,
      ...Object.fromEntries(
        Object.entries(mined).map(([name, amount]) => [`mined of each kind.${name}`, amount]),
      ),
      ...planetFigures(world),
    };
  },
  answer: (snapshot: Snapshot, question: unknown) =>
    answerWorld(snapshot as GameSnapshot, question as WorldQuestion),
  playerName: (snapshot: Snapshot, account: number) =>
    astrarium.read(snapshot as GameSnapshot).accounts.get(account)?.name ?? '',
  sentenceOf: (event, snapshot) => eventSentence(astrarium.read(snapshot as GameSnapshot), event),
};

const sumOf = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** The attributes of planets that were ever changed: a chart for each attribute. */
function planetFigures(world: World): Record<string, number> {
  const { planets, setting } = world;
  const { fields } = schema.tables.planets;
  const figures: Record<string, number> = {};
  for (const id of planets.ids().slice(0, MAX_PLANETS)) {
    const planet = makeLocation(setting.seed, planets.get(id, fields.place));
    const name = namedPlace(world, planet);
    for (const attribute of ATTRIBUTES) {
      figures[`${attribute}.${name}`] = planets.get(id, fields[attribute]) / NANO;
    }
  }
  return figures;
}

/** An event as a sentence that begins with the player whom it concerns; places have names. */
function eventSentence(world: World, event: Event): string | undefined {
  const [first] = eventEnvelopes(world, [event]).envelopes;
  if (first === undefined) return undefined;
  const { device_type, event: name, payload, replicant_code } = first.envelope;
  const named = Object.entries(payload).map(([member, value]) => {
    return [member, typeof value === 'string' ? namedPlace(world, value) : value];
  });
  const parts = messageParts(name, [{ payload: Object.fromEntries(named), device_type }]);
  const sentence = parts.map(({ text }) => text).join('');
  const player = world.accounts.get(first.account)?.name;
  return replicant_code === null || player === undefined ? sentence : `${player}: ${sentence}`;
}

/** The name of the place of a code, such as `Earth` for `SOL-3`; what is no code stays itself. */
function namedPlace(world: World, code: string): string {
  const [star = '', ...rest] = code.split('-');
  if (!/^[A-Z0-9]+$/.test(star) || parseLocation(world.setting.seed, star) === undefined) {
    return code;
  }
  const { name: starName, names } = systemNames(world, star);
  if (rest.length === 0) return starName;
  for (let parts = rest.length; parts > 0; parts -= 1) {
    const name = names[[star, ...rest.slice(0, parts)].join('-')];
    const after = rest
      .slice(parts)
      .map((part) => part.replace(/^[A-Z]+$/, lower))
      .join(' ');
    if (name !== undefined) return `${name} ${after}`.trim();
  }
  return code;
}

const lower = (word: string): string => word.toLowerCase();

type SystemNames = Pick<StarSystem, 'name' | 'names'>;

/** Systems whose names were read lately, by seed and star: most are named again and again. */
const NAMES = new Map<string, SystemNames>();
const MAX_NAMES = 256;

/** The names in the system of a star, which every account may know. */
function systemNames(world: World, star: string): SystemNames {
  const key = `${world.setting.seed} ${star}`;
  const known = NAMES.get(key);
  if (known !== undefined) return known;
  const read = systemOf(world, world.accounts.ids()[0] ?? 0, star);
  if (NAMES.size >= MAX_NAMES) NAMES.clear();
  NAMES.set(key, read);
  return read;
}

/** Devices that are shown: a world of a hundred thousand would take longer than a seek. */
const MAX_DEVICES = 1000;

/** Accounts that can be chosen. */
const MAX_ACCOUNTS = 200;

/** Stars of one answer: each is made from the seed. */
const STARS = 50;

/** Answers a question of the game's view about a world, with the views of the service. */
export function answerWorld(
  snapshot: GameSnapshot,
  question: WorldQuestion,
): WorldAnswers[WorldQuestion['kind']] {
  const world = astrarium.read(snapshot);
  if (question.kind === 'world') return worldAnswer(world, question);
  if (question.kind === 'stars') return starsAfter(world, question.cursor);
  const explained = takeSteps(
    explainSteps(world, question.account as never, question.query as never),
  );
  if (isRefused(explained)) throw new Error(explained.refusal.message);
  return explained as unknown as Explanation;
}

function worldAnswer(
  world: World,
  { account: wanted, known }: Extract<WorldQuestion, { readonly kind: 'world' }>,
): WorldAnswer {
  const all = world.accounts.ids();
  const account = all.find((one) => one === wanted) ?? all[0];
  const ids = account === undefined ? [] : deviceViewIds(world, account);
  const devices = ids.slice(0, MAX_DEVICES).map((id) => deviceView(world, id) as unknown as Device);
  const touched = new Set(devices.flatMap(starsOf));
  const missing = [...touched].filter((code) => !known.includes(code));
  return {
    account: account ?? 0,
    accounts: all
      .slice(0, MAX_ACCOUNTS)
      .map((one) => ({ account: one, name: world.accounts.get(one)?.name ?? '' })),
    devices,
    devicesCount: ids.length,
    systems: account === undefined ? [] : missing.map((code) => systemOf(world, account, code)),
    goal: goalOf(world),
  };
}

function goalOf(world: World): WorldAnswer['goal'] {
  const objective = seasonView(world, undefined, { limit: 0 })?.objective;
  if (objective === undefined) return undefined;
  return { code: objective.location, name: objective.name, part: objective.progress };
}

/** The stars at which a device is, or which its journey touches. */
function starsOf({ location, travel }: Device): string[] {
  const places = [location, ...(travel?.legs.map(({ to }) => to) ?? [])];
  return places.map((code) => code.split('-', 1)[0] ?? code);
}

function systemOf(world: World, account: number, code: string): StarSystem {
  const place = locationView(world, account as never, code) as unknown as {
    readonly star: StarSystem;
  };
  return place.star;
}

function starsAfter(world: World, cursor: string | undefined): StarsAnswer {
  const query = { limit: STARS, ...(cursor !== undefined && { cursor }) };
  const list = takeSteps(starListSteps(world, query));
  if (isRefused(list)) throw new Error(list.refusal.message);
  const stars = list.stars.map(
    ({ belts, planets, ...star }) =>
      ({ ...star, planets: planets.length, belts: belts.length }) as unknown as MapStar,
  );
  return { stars, cursor: list.next_cursor };
}
