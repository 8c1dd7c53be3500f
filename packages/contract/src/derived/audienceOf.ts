import type { RuleSchema } from '@astrarium/core';

type Values = Readonly<Record<string, unknown>>;
type World = Readonly<Record<string, unknown>>;

/** A table of a world, as far as an audience needs it. */
interface FoundByKey {
  by(key: object): Values | undefined;
}

/**
 * Who gets an event, by the audience that its schema says: accounts, or undefined for everybody.
 * A path such as `lamp.keeper` leads from a member of the event to a row and its account; nobody
 * gets the event if that row is gone.
 *
 * @param world the world right after the transition of the event
 */
export function audienceOf(
  { audience, events }: Pick<RuleSchema, 'events'> & { readonly audience: object },
  name: string,
  values: Values,
  world: object,
): readonly number[] | undefined {
  const said = (audience as Readonly<Record<string, unknown>>)[name];
  if (said === 'everybody') return undefined;
  const found = typeof said === 'function' ? said(values, world) : accountAt(String(said));
  if (found === undefined) return typeof said === 'function' ? undefined : [];
  return [...new Set([found].flat() as number[])];

  function accountAt(path: string): unknown {
    const [member = '', field] = path.split('.');
    const value = values[member];
    if (field === undefined) return value;
    const shape = events[name]?.[member];
    if (shape?.description.type !== 'id') return undefined;
    const table = (world as World)[shape.description.table] as FoundByKey | Values;
    const row = 'by' in table ? (table as FoundByKey).by({ id: value }) : (table as Values);
    return row?.[field];
  }
}
