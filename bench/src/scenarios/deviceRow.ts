import { type Backend, journalBackend, type Layout } from '@astrarium/internal/kernel';
import {
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  gauge,
  json,
  link,
  list,
  timer,
  word,
} from '@astrarium/core';

const devices = defineTable('devices', {
  status: word,
  since: word,
  target: word,
  arrival: timer,
  location: link('places', 'devices'),
  type: word,
  capacity: word,
  deposit: link('places', 'miners'),
  stock: link('places', 'suppliers'),
  mined: gauge,
  relocations: word,
  replicant: link('places', 'fleet'),
  builtBy: word,
});
const places = defineTable('places', {
  devices: list('devices'),
  miners: list('devices'),
  suppliers: list('devices'),
  fleet: list('devices'),
});

export const FIELDS = devices.fields;

const schema = defineFieldSchema({
  tables: { devices, places },
  documents: {},
  events: {},
  setting: json<{ seed: number }>(),
});

export interface Opened {
  readonly backend: Backend;
  readonly layout: Layout;
}

/** Opens a journal for tables of devices and places, as a simulation does. */
export function openBackend(): Opened {
  let opened: Opened | undefined;
  defineFieldSimulation(
    {
      name: 'rows',
      version: 1,
      schema,
      commands: {},
      systems: [{ name: 'arrival', table: 'devices', timer: 'arrival', run: () => undefined }],
      genesis: () => undefined,
    },
    (layouts, kinds) => {
      const backend = journalBackend(layouts, kinds);
      opened = { backend, layout: layouts[0] as Layout };
      return backend;
    },
  );
  return opened as Opened;
}
