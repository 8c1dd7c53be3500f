import {
  astrarium,
  DEVICE_TYPES,
  deviceCode,
  type GameSnapshot,
  replicantCode,
  schema,
  type World,
} from '@astrarium/space';

type DeviceId = Parameters<typeof deviceCode>[1];
type ReplicantId = Parameters<typeof replicantCode>[1];

/**
 * The name of a row that differs in two worlds, with the code that players use: of a device, of a
 * replicant, and of a row that belongs to a device. Null for all others.
 */
export function rowName(
  worlds: readonly [GameSnapshot, GameSnapshot],
  table: string,
  id: number,
): string | null {
  if (id === 0) return null; // row 0 counts the rows
  const readers = worlds.map((snapshot) => astrarium.read(snapshot));
  if (table === 'devices') return deviceName(worlds[0], readers, id as DeviceId);
  if (table === 'fleets' || table === 'replicants') {
    return `${table} ${replicantCode(worlds[0].setting.key, id as ReplicantId)}`;
  }
  const device = deviceOf(readers, table, id);
  return device === 0 ? null : `${table} of ${deviceName(worlds[0], readers, device as DeviceId)}`;
}

function deviceName({ setting }: GameSnapshot, worlds: readonly World[], id: DeviceId): string {
  const code = deviceCode(setting.key, id);
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
