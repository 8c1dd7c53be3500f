import { type DocumentDraft, type Event, roll, type Schema } from '@astrarium/core/kernel';
import { type OracleDocuments, type OracleState, plainCopy } from './oracleState.js';
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

/** A document collection over plain objects, which copies documents in and out. */
function oracleDocuments(documents: OracleDocuments): DocumentDraft<unknown> {
  const { living } = documents;
  return {
    get count() {
      return documents.count;
    },
    get: (id) => (living[id] === undefined ? undefined : deepFreeze(plainCopy(living[id]))),
    ids: () =>
      Object.keys(living)
        .map(Number)
        .sort((a, b) => a - b),
    insert(document) {
      documents.count += 1;
      living[documents.count] = plainCopy(document);
      return documents.count;
    },
    edit(id, recipe) {
      const edited = living[id] === undefined ? undefined : plainCopy(living[id]);
      recipe(edited);
      living[id] = plainCopy(edited);
    },
    replace(id, document) {
      living[id] = plainCopy(document);
    },
    remove(id) {
      delete living[id];
    },
  };
}

function deepFreeze<T>(value: T): Readonly<T> {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
