import { absentRowsLaw } from '../src/laws/absentRowsLaw.js';
import { changesLaw } from '../src/laws/changesLaw.js';
import { codecLaw } from '../src/laws/codecLaw.js';
import { identityLaw } from '../src/laws/identityLaw.js';
import type { Law } from '../src/laws/law.js';
import { oldSnapshotsLaw } from '../src/laws/oldSnapshotsLaw.js';
import { oracleLaw } from '../src/laws/oracleLaw.js';
import { readingLaw } from '../src/laws/readingLaw.js';
import { refusalLaw } from '../src/laws/refusalLaw.js';
import { rehashLaw } from '../src/laws/rehashLaw.js';
import { rewindLaw } from '../src/laws/rewindLaw.js';
import { secondEngineLaw } from '../src/laws/secondEngineLaw.js';
import { splitLaw } from '../src/laws/splitLaw.js';
import { throwingLaw } from '../src/laws/throwingLaw.js';
import { tickLaw } from '../src/laws/tickLaw.js';
import { walkLaw } from '../src/laws/walkLaw.js';

/** The laws of every simulation, by what they say. */
export const LAWS: readonly (readonly [says: string, law: Law])[] = [
  ['an engine is what the naive oracle is', oracleLaw],
  ['advances can be split anywhere', splitLaw],
  ['advance is tick after tick', tickLaw],
  ['decode undoes encode, and running on never parts', codecLaw],
  ['old snapshots stay, and can be forked', oldSnapshotsLaw],
  ['the hash is that of the same world made anew', rehashLaw],
  ['a refusal gives the very same snapshot', refusalLaw],
  ['reading changes nothing', readingLaw],
  ['a transition that throws leaves its argument whole', throwingLaw],
  ['going back and taking the same steps gives the same', rewindLaw],
  ['a second engine made from bytes gives the same', secondEngineLaw],
  ['changes and diff name what differs', changesLaw],
  ['absent rows read as nothing', absentRowsLaw],
  ['ids are monotone', identityLaw],
  ['a walk gives what its steps would', walkLaw],
];
