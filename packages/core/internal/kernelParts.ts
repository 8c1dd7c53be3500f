/**
 * Parts of the kernel that tests and benchmarks use and embedders do not. This package is never
 * published.
 *
 * @module @astrarium/internal/kernel
 */
// So that the build keeps the whole kernel in one file, which it then optimises as one.
import '../src/index.js';

export { Agenda, type AgendaKind } from '../src/kernel/agenda/agenda.js';
export { PRESENT } from '../src/kernel/schema.js';
export type {
  Backend,
  BackendOf,
  Store,
  Version,
  WordVisitor,
} from '../src/kernel/storage/backend.js';
export { hex } from '../src/kernel/storage/hash.js';
export { journalBackend } from '../src/kernel/storage/journal/journalBackend.js';
export { KeyIndex } from '../src/kernel/storage/keyIndex.js';
export { type Layout, ROLE, type TimerKind } from '../src/kernel/storage/layout.js';
export type { Rows } from '../src/kernel/storage/rows.js';
