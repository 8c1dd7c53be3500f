import { describe } from 'vitest';
import { corpusTests } from '../../../testkit/test/corpusTests.js';
import { corpusHashes } from '../src/corpus.js';

describe('the corpus of the space game', () => {
  corpusTests('packages/space/testing/src/corpus.ts', corpusHashes(), 66);
});
