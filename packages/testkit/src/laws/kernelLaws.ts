import { absentRowsLaw } from './kernel/absentRowsLaw.js';
import { changesLaw } from './kernel/changesLaw.js';
import { codecLaw } from './kernel/codecLaw.js';
import { identityLaw } from './kernel/identityLaw.js';
import type { Law } from './law.js';
import { oldSnapshotsLaw } from './kernel/oldSnapshotsLaw.js';
import { oracleLaw } from './kernel/oracleLaw.js';
import { readingLaw } from './kernel/readingLaw.js';
import { refusalLaw } from './kernel/refusalLaw.js';
import { rehashLaw } from './kernel/rehashLaw.js';
import { rewindLaw } from './kernel/rewindLaw.js';
import { secondEngineLaw } from './kernel/secondEngineLaw.js';
import { sizeLaw } from './kernel/sizeLaw.js';
import { splitLaw } from './kernel/splitLaw.js';
import { throwingLaw } from './kernel/throwingLaw.js';
import { tickLaw } from './kernel/tickLaw.js';
import { foreignLaw } from './kernel/foreignLaw.js';
import { nestingLaw } from './kernel/nestingLaw.js';
import { ownershipLaw } from './kernel/ownershipLaw.js';
import { twinLaw } from './kernel/twinLaw.js';
import { walkLaw } from './kernel/walkLaw.js';

/**
 * The laws of every simulation, each with a sentence that states it. `permuteLaw` is not among
 * them, because it needs commands that you declare independent.
 */
export const KERNEL_LAWS: readonly (readonly [states: string, law: Law])[] = [
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
  ['id 0 reads as nothing, and reading any other absent row throws', absentRowsLaw],
  ['ids only grow', identityLaw],
  ['the size of a table is the number of its living rows', sizeLaw],
  ['a walk equals its steps', walkLaw],
  ['a snapshot and its decoded twin are equal in everything that can be seen', twinLaw],
  ['what callers do to anything that they gave or got changes nothing', ownershipLaw],
  ['a transition inside a transition throws or is right', nestingLaw],
  ['a foreign snapshot is refused before anything is touched', foreignLaw],
];
