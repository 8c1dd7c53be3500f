import type { Snapshot } from '@astrarium/core';
import {
  astrarium,
  DEVICE_TYPES,
  deviceCode,
  type GameSnapshot,
  newGame,
  replicantCode,
  schema,
  type World,
} from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { playBots } from '../bots/playBots.js';
import { worldTables } from './worldTables.js';

type DeviceId = Parameters<typeof deviceCode>[1];
type ReplicantId = Parameters<typeof replicantCode>[1];

/** The space game, with its tables, the names of its rows, and its bots. */
export const shownSpace = {
  game: spaceGame,
  /** A world as tables. */
  tables: (snapshot: Snapshot) => worldTables(astrarium.read(snapshot as GameSnapshot)),
  /**
   * The name of a row that differs in two worlds, with the code that players use: of a device, of a
   * replicant, and of a row that belongs to a device. Null for all others.
   */
  rowName(worlds: readonly [Snapshot, Snapshot], table: string, id: number): string | null {
    if (id === 0) return null; // row 0 counts the rows
    const { key } = (worlds[0] as GameSnapshot).setting;
    const readers = worlds.map((snapshot) => astrarium.read(snapshot as GameSnapshot));
    if (table === 'devices') return deviceName(key, readers, id as DeviceId);
    if (table === 'fleets' || table === 'replicants') {
      return `${table} ${replicantCode(key, id as ReplicantId)}`;
    }
    const device = deviceOf(readers, table, id);
    return device === 0 ? null : `${table} of ${deviceName(key, readers, device as DeviceId)}`;
  },
  bots: { start: (seed: number) => newGame({ seed }), play: playBots },
};

function deviceName(
  key: GameSnapshot['setting']['key'],
  worlds: readonly World[],
  id: DeviceId,
): string {
  const code = deviceCode(key, id);
  const world = worlds.find(({ devices }) => devices.has(id));
  if (world === undefined) return `device ${code}`;
  const type = DEVICE_TYPES[world.devices.get(id, schema.tables.devices.fields.type) - 1];
  return `${type} ${code}`;
}

/** The device that a row of another table belongs to; 0 for none. */
function deviceOf(worlds: readonly World[], table: string, id: number): number {
  if (!Object.hasOwn(schema.tables, table)) return 0;
  const { fields } = schema.tables[table as 'printers'];
  if (!Object.hasOwn(fields, 'device')) return 0;
  for (const world of worlds) {
    const rows = world[table as 'printers'];
    const row = id as Parameters<typeof rows.get>[0];
    if (rows.has(row)) return rows.get(row, fields.device);
  }
  return 0;
}
