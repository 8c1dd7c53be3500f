import { describe } from 'vitest';
import { corpusHashes } from '../src/corpus.js';
import { corpusTests } from './corpusTests.js';

describe('the corpus of the kernel', () => {
  corpusTests('packages/testkit/src/corpus.ts', corpusHashes(), 43);
});
