import type { Schema, TableReader, FieldWorldOf } from '@astrarium/core';
import { playGame } from '../../games/game.js';
import { type Law, lawPlace, withoutStacks } from '../law.js';

/** Row 0 reads as nothing: 0, no members. To read a row that does not exist is an error. */
export const absentRowsLaw: Law = (simulation, game) => {
  const { schema } = simulation.definition;
  const past: Parameters<typeof simulation.read>[0][] = [];
  playGame(simulation, game, (snapshot, index) => {
    past.push(snapshot);
    const place = lawPlace(game, index);
    for (const at of [index, index >> 1]) {
      const world = simulation.read(past[at] as typeof snapshot);
      const [shown] = withoutStacks(() => shownByAbsentRows(schema, world));
      if (shown !== undefined) throw new Error(`${place}${shown}`);
    }
  });
};

/** Values that rows show although they do not exist. */
function shownByAbsentRows<S extends Schema>(schema: S, world: FieldWorldOf<S>): string[] {
  const seen: string[] = [];
  for (const [name, { specs, fields, key, unique }] of Object.entries(schema.tables)) {
    const table = (world as unknown as Record<string, TableReader<string>>)[name];
    if (table === undefined) continue;
    if (key !== 0 && table.find(987_654_321) !== 0) seen.push(`${name} finds an absent row`);
    for (const [at, members] of unique.entries()) {
      const absent = members.map(() => 987_654_321);
      if (table.findBy(at, absent) !== 0) seen.push(`${name} finds an absent row by ${members}`);
    }
    const { count } = table;
    const removed = Array.from({ length: Math.min(count, 50) }, (_, at) => at + 1);
    const absent = [...removed.filter((id) => !table.has(id)), count + 1, count + 40, 2 ** 31];
    for (const id of [0, ...absent]) {
      if (table.has(id)) seen.push(`${name} has ${id}`);
      for (const [field, { kind }] of Object.entries(specs)) {
        const offset = fields[field] as never;
        const read = {
          word: () => table.get(id, offset),
          gauge: () => table.level(id, offset) || table.rate(id, offset),
          timer: () => table.due(id, offset),
          crossing: () => table.due(id, offset),
          link: () => table.parent(id, offset),
          list: () =>
            table.members(id, offset).length +
            table.lengthUpTo(id, offset, 9) +
            Number(!table.isEmpty(id, offset)),
        }[kind];
        const shown = shownBy(read);
        if (shown !== (id === 0 ? 0 : undefined))
          seen.push(`${name} ${id} ${field} shows ${shown}`);
      }
    }
  }
  return seen;
}

/** What a read gives; undefined when it throws. */
function shownBy(read: () => number): number | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
