import { dump } from '../../dump/dump.js';
import { takeStep } from '../../games/game.js';
import { defineOracle } from '../../oracle/defineOracle.js';
import { type Law, lawEqual, lawPlace } from '../law.js';

/**
 * An engine equals the naive oracle: after every step it has the same outcome, events, next due
 * tick and world.
 */
export const oracleLaw: Law = (simulation, game) => {
  const { definition } = simulation;
  const { schema } = definition;
  const oracle = defineOracle(definition);
  let engineAt: ReturnType<typeof simulation.genesis> = simulation.genesis(game.setting);
  let oracleAt: ReturnType<typeof oracle.genesis> = oracle.genesis(game.setting);
  for (let index = 0; index <= game.steps.length; index += 1) {
    const place = lawPlace(game, index - 1);
    lawEqual(
      `${place}world`,
      dump(schema, simulation.read(engineAt)),
      dump(schema, oracle.read(oracleAt)),
    );
    lawEqual(`${place}next due`, simulation.nextDue(engineAt), oracle.nextDue(oracleAt));
    const step = game.steps[index];
    if (step === undefined) return;
    const a = takeStep(simulation, engineAt, step);
    const b = takeStep(oracle, oracleAt, step);
    lawEqual(`${lawPlace(game, index)}outcome`, a.outcome, b.outcome);
    lawEqual(`${lawPlace(game, index)}events`, a.events, b.events);
    engineAt = a.snapshot;
    oracleAt = b.snapshot;
  }
};
