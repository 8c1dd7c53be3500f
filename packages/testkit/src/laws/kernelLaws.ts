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
import { foreignLaw } from '../src/laws/foreignLaw.js';
import { nestingLaw } from '../src/laws/nestingLaw.js';
import { ownershipLaw } from '../src/laws/ownershipLaw.js';
import { twinLaw } from '../src/laws/twinLaw.js';
import { walkLaw } from '../src/laws/walkLaw.js';

/** The laws of every simulation, each with a sentence that states it. */
export const LAWS: readonly (readonly [states: string, law: Law])[] = [
  ['an engine equals the naive oracle', oracleLaw],
  ['an advance can be split anywhere', splitLaw],
  ['advance equals repeated ticks', tickLaw],
  ['decode is the inverse of encode, and has the same future', codecLaw],
  ['old snapshots never change and can be forked', oldSnapshotsLaw],
  ['the incremental hash equals that of a rebuilt world', rehashLaw],
  ['a refusal returns the same snapshot object', refusalLaw],
  ['reading changes nothing', readingLaw],
  ['a transition that throws leaves its snapshot unchanged', throwingLaw],
  ['repeated steps from an older snapshot give the same snapshots', rewindLaw],
  ['a second engine, built from bytes, gives the same snapshots', secondEngineLaw],
  ['changes and diff name exactly what differs', changesLaw],
  ['absent rows read as empty', absentRowsLaw],
  ['ids only grow', identityLaw],
  ['a walk equals its steps', walkLaw],
  ['a snapshot and its decoded twin are equal in everything that can be seen', twinLaw],
  ['what callers do to anything that they gave or got changes nothing', ownershipLaw],
  ['a transition inside a transition throws or is right', nestingLaw],
  ['a foreign snapshot is refused before anything is touched', foreignLaw],
];
