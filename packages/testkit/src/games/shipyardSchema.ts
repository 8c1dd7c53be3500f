import {
  defineFieldSchema,
  defineTable,
  type FieldDraftOf,
  gauge,
  json,
  link,
  list,
  timer,
  word,
} from '@astrarium/core';

const ports = defineTable(
  'ports',
  { place: word, ore: gauge, ships: list('ships'), dry: timer, visits: word },
  'place',
);
const ships = defineTable('ships', {
  fuel: word,
  hold: gauge,
  port: link('ports', 'ships'),
  leader: link('ships', 'convoy'),
  convoy: list('ships'),
  crates: list('crates'),
  wake: timer,
  nap: timer,
});
const crates = defineTable('crates', { weight: word, ship: link('ships', 'crates'), rots: timer });

/** Offsets of a port's fields. */
export const PORT = ports.fields;
/** Offsets of a ship's fields. */
export const SHIP = ships.fields;
/** Offsets of a crate's fields. */
export const CRATE = crates.fields;

interface Note {
  text: string;
  n: number;
  tags: string[];
  last?: { tick: number; ship: number };
}

/** The schema of the shipyard: every kind of field, documents and events. */
export const shipyardSchema = defineFieldSchema({
  tables: { ports, ships, crates },
  documents: { notes: json<Note>(), memos: json<number[]>() },
  events: {
    dry: ['port'],
    woke: ['ship', 'port', 'fuel'],
    napped: ['ship', 'wave'],
    rotted: ['crate', 'ship', 'weight'],
    built: ['ship', 'port'],
    nothing: [],
  },
  setting: json<{ seed: number; calm: number }>(),
});

/** The type of the schema of the shipyard. */
export type ShipyardSchema = typeof shipyardSchema;

/** The draft of the shipyard. */
export type ShipyardDraft = FieldDraftOf<ShipyardSchema>;
