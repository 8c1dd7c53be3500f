import {
  astrarium,
  astrariumUpgrades,
  ATTRIBUTES,
  type GameSnapshot,
  makeLocation,
  schema,
  summary,
  type World,
} from '@astrarium/core';
import type { Snapshot } from '@astrarium/core/kernel';
import { answerWorld } from '../game/answerWorld.js';
import type { WorldQuestion } from '../game/worldAnswer.js';
import type { TheatreGame } from '../theatreGame.js';

/** Planets with lines in the charts: those that were changed first. */
const MAX_PLANETS = 6;

/** Attributes are stored in thousand-millionths of their unit. */
const NANO = 1e9;

/** Astrarium in the theatre. */
export const gameTheatre: TheatreGame = {
  simulation: astrarium,
  upgrades: astrariumUpgrades,
  figuresOf(snapshot: Snapshot) {
    const { stock, mined, devices, printed } = summary(
      astrarium.read(snapshot as GameSnapshot),
    ).totals;
    const named = (chart: string, amounts: Readonly<Record<string, number>>) =>
      Object.entries(amounts).map(([name, amount]) => [`${chart}.${name}`, amount] as const);
    return {
      ...planetFigures(astrarium.read(snapshot as GameSnapshot)),
      ...Object.fromEntries(named('stock', stock)),
      ...Object.fromEntries(named('mined', mined)),
      'devices.devices': devices,
      'devices.printed': printed,
    };
  },
  answer: (snapshot: Snapshot, question: unknown) =>
    answerWorld(snapshot as GameSnapshot, question as WorldQuestion),
  playerName: (snapshot: Snapshot, account: number) =>
    astrarium.read(snapshot as GameSnapshot).accounts.get(account)?.name ?? '',
};

/** The attributes of planets that were ever changed: a chart for each attribute. */
function planetFigures({ planets, setting }: World): Record<string, number> {
  const { fields } = schema.tables.planets;
  const figures: Record<string, number> = {};
  for (const id of planets.ids().slice(0, MAX_PLANETS)) {
    const planet = makeLocation(setting.seed, planets.get(id, fields.place));
    for (const attribute of ATTRIBUTES) {
      figures[`${attribute}.${planet}`] = planets.get(id, fields[attribute]) / NANO;
    }
  }
  return figures;
}
