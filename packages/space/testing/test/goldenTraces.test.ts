import { test } from 'vitest';
import { checkTraces } from '../../../testkit/test/goldenTraces.js';
import { briskScenario, standardScenario } from '../src/corpus.js';

const RULE =
  'May change only together with the version of the game, when its rules are changed on purpose; ' +
  'the commands were recorded, so a change of views or of the testkit is no reason.';

test('the space game equals its golden traces', () =>
  checkTraces('astrarium', RULE, [briskScenario, standardScenario]));
