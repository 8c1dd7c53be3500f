import fc from 'fast-check';
import { SEED } from '../../packages/testkit/test/tier.js';

fc.configureGlobal({ seed: SEED });
