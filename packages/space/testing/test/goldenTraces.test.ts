import { astrariumUpgrades } from '@astrarium/space';
import { test } from 'vitest';
import { checkTraces, compareTraces } from '../../../testkit/test/goldenTraces.js';
import { briskScenario, standardScenario } from '../src/corpus.js';

const RULE =
  'May change only together with the version of the game, when its rules are changed on purpose; ' +
  'the commands were recorded, so a change of views or of the testkit is no reason.';

const NEVER = 'Never: logs of version 2 of the game must be replayed as they were made.';

const SCENARIOS = [briskScenario, standardScenario];

test('the space game equals its golden traces', () => checkTraces('astrarium', RULE, SCENARIOS));

test('version 2 of the space game equals the golden traces of its release', () => {
  const simulation = astrariumUpgrades['numbers']!
    .from as unknown as typeof briskScenario.simulation;
  compareTraces(
    'astrarium-2',
    NEVER,
    SCENARIOS.map((scenario) => ({ ...scenario, simulation })),
  );
});
