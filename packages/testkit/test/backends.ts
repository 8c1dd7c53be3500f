import { type BackendOf, journalBackend } from '@astrarium/internal/kernel';
import { defineSimulation } from '@astrarium/core/kernel';
import type { Define } from '../src/laws/law.js';

/** Every table backend that is kept; each must keep all laws. */
const BACKENDS: Readonly<Record<string, BackendOf>> = { journal: journalBackend };

/** How a simulation is made on each backend. */
export const DEFINES: readonly (readonly [name: string, define: Define])[] = Object.entries(
  BACKENDS,
).map(([name, backendOf]) => [name, (definition) => defineSimulation(definition, backendOf)]);
