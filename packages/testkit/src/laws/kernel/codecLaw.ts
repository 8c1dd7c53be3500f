import { dump } from '../../dump/dump.js';
import { playGame, type StateOf, takeStep } from '../../games/game.js';
import { type Law, lawDefine, lawEqual, lawPlace } from '../law.js';

/**
 * `decode(encode(s))` equals `s`: it has the same world, hash and bytes, also in another engine,
 * and continues equally. Every sixteenth snapshot is decoded and played to the end of the game.
 */
export const codecLaw: Law = (simulation, game, define = lawDefine) => {
  const { definition } = simulation;
  const other = define(definition);
  const twins: StateOf<typeof definition.schema>[] = [];
  playGame(simulation, game, (snapshot, index) => {
    const place = lawPlace(game, index);
    const hash = simulation.hash(snapshot);
    for (const twin of twins) lawEqual(`${place}twin`, other.hash(twin), hash);
    if (index % 16 === 0) {
      const bytes = simulation.encode(snapshot);
      const decoded = other.decode(bytes);
      lawEqual(`${place}decoded hash`, other.hash(decoded), hash);
      lawEqual(`${place}encoded again`, textOf(other.encode(decoded)), textOf(bytes));
      lawEqual(
        `${place}decoded world`,
        dump(definition.schema, other.read(decoded)),
        dump(definition.schema, simulation.read(snapshot)),
      );
      lawEqual(`${place}next due`, other.nextDue(decoded), simulation.nextDue(snapshot));
      twins.push(decoded);
    }
    const step = game.steps[index];
    if (step === undefined) return;
    for (const [at, twin] of twins.entries()) twins[at] = takeStep(other, twin, step).snapshot;
  });
};

function textOf(bytes: Uint8Array): string {
  return bytes.join(' ');
}
