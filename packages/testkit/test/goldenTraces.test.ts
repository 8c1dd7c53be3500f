import { test } from 'vitest';
import { shipyardScenario } from '../src/corpus.js';
import { checkTraces } from './goldenTraces.js';

const RULE =
  'May change only together with the version of the shipyard, or when what the kernel hashes or ' +
  'the order of a wave is changed on purpose: then every log in the world stops to verify.';

test('the shipyard equals its golden trace', () =>
  checkTraces('shipyard', RULE, [shipyardScenario]));
