import { type BackendOf, journalBackend } from '@astrarium/internal/kernel';
import { defineSimulation } from '@astrarium/core/kernel';
import type { Define } from '../src/laws/law.js';

/** The table backends of the kernel; each must satisfy all laws. */
const BACKENDS: Readonly<Record<string, BackendOf>> = { journal: journalBackend };

/** For each backend, a function that makes a simulation on it. */
export const DEFINES: readonly (readonly [name: string, define: Define])[] = Object.entries(
  BACKENDS,
).map(([name, backendOf]) => [name, (definition) => defineSimulation(definition, backendOf)]);
