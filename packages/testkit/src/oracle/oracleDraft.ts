import { type Event, roll, type Schema } from '@astrarium/core/kernel';
import { oracleDocuments } from './oracleDocuments.js';
import type { OracleState } from './oracleState.js';
import { type OracleClock, oracleTable } from './oracleTable.js';

/** The draft of a state, for reading and writing; emitted events are pushed to `events`. */
export function oracleDraft(
  schema: Schema,
  state: OracleState,
  clock: OracleClock,
  events: Event[],
): object {
  const draft: Record<string, unknown> = {
    get now() {
      return state.now;
    },
    setting: state.setting,
    roll: (domain: number, entity: number, n = 0) =>
      roll(state.setting.seed, domain, entity, state.now, n),
    emit(name: string, ...numbers: number[]) {
      const event: Record<string, number | string> = { tick: state.now, name };
      for (const [place, number] of (schema.events[name] as readonly string[]).entries()) {
        event[number] = numbers[place] ?? 0;
      }
      events.push(event as Event);
    },
  };
  for (const [name, definition] of Object.entries(schema.tables)) {
    draft[name] = oracleTable(schema, definition, state, clock);
  }
  for (const [name, documents] of Object.entries(state.documents)) {
    draft[name] = oracleDocuments(documents);
  }
  return draft;
}
