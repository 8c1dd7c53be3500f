import { type Audience, NOBODY } from '../events.js';
import { isInt } from '../int.js';
import { isPromise, mustBe } from '../invariant.js';
import type { AnyShape, Account, Fields, KindOf, OtherOf, Values } from '../shape/shape.js';
import type { EventShapes, Tables } from './draftRow.js';
import type { RowHost } from './rows.js';

/** The names that a path has at most, by type: each lowers the number. */
type Depth = 4 | 3 | 2 | 1;
type Lower = { readonly 4: 3; readonly 3: 2; readonly 2: 1; readonly 1: never };

/** The paths of some fields that can lead to an account: `seat`, `order.trader.account`. */
type PathOf<T extends Tables, F, D extends Depth = 4> = {
  [K in keyof F & string]:
    | (KindOf<F[K]> extends 'word' | 'value' ? K : never)
    | ([OtherOf<F[K]>] extends [never]
        ? never
        : KindOf<F[K]> extends 'word' | 'link' | 'owner'
          ? [Lower[D]] extends [never]
            ? never
            : `${K}.${PathOf<T, T[OtherOf<F[K]>]['shapes'], Lower[D]>}`
          : never);
}[keyof F & string];

/** An account, or none: undefined, null and 0 are nobody. */
type Maybe = Account | undefined | null;

/** What a function of an audience returns: `'everybody'`, some accounts, or nobody. */
type AudienceGiven = 'everybody' | Maybe | readonly Maybe[];

/**
 * Who gets each event: `'everybody'`, a path from one of its members to an account, or a function
 * of its members and the world in which it is emitted. Nobody gets an event that is not named.
 */
export type Audiences<T extends Tables, E, W> = {
  readonly [Name in keyof E]?:
    | 'everybody'
    | PathOf<T, E[Name]>
    | ((values: Values<E[Name]>, world: W) => AudienceGiven);
};

/** The tables of a draft by name. */
type Hosts = { readonly get: (name: string) => RowHost | undefined };

/** Who gets an event that is emitted now; `world` makes the world for reading. */
type AudienceOf = (values: Members, hosts: Hosts, world: () => object) => Audience;

type Members = Readonly<Record<string, unknown>>;

/** A step of a path: the name of a member or field, and the table to which it leads. */
interface Step {
  readonly name: string;
  readonly table: string | undefined;
}

/**
 * Makes ready who gets each event.
 *
 * @throws Error naming an event that there is not, and an audience that leads to no account
 */
export function audiencesOf(
  given: Readonly<Record<string, unknown>>,
  events: EventShapes,
  tables: Tables,
): ReadonlyMap<string, AudienceOf> {
  return new Map(
    Object.entries(given).map(([name, wanted]): [string, AudienceOf] => {
      const members = Object.hasOwn(events, name) ? events[name] : undefined;
      if (members === undefined) throw new Error(`audience names ${name}, which is no event`);
      if (wanted === 'everybody') return [name, () => wanted];
      if (typeof wanted === 'function') {
        return [
          name,
          (values, _, world) => checked(name, wanted(Object.freeze({ ...values }), world())),
        ];
      }
      const steps = stepsOf(String(wanted), members, tables);
      if (steps !== undefined) return [name, (values, hosts) => accountAt(steps, values, hosts)];
      throw new Error(`audience of ${name} must lead to an account: ${String(wanted)} does not`);
    }),
  );
}

/** The steps of a path; undefined when it does not lead to an account. */
function stepsOf(path: string, members: Fields, tables: Tables): readonly Step[] | undefined {
  let fields: Fields | undefined = members;
  let isAccount = false;
  const steps = path.split('.').map((name): Step => {
    const shape: AnyShape | undefined =
      fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
    let description = shape?.description;
    if (description?.type === 'optional') ({ description } = description.item);
    isAccount = description?.type === 'account';
    const leads = description !== undefined && ['id', 'link', 'owner'].includes(description.type);
    const table = leads ? (description as { readonly table: string }).table : undefined;
    fields = table === undefined ? undefined : tables[table]?.shapes;
    return { name, table };
  });
  return isAccount ? steps : undefined;
}

/** The account to which a path leads; nobody when one of its rows is not there. */
function accountAt(steps: readonly Step[], values: Members, hosts: Hosts): Audience {
  let from: object = values;
  for (const { name, table } of steps) {
    const found: unknown = (from as Members)[name];
    if (table === undefined) return found ? [found as Account] : NOBODY;
    // A link gives its row, an id of a row that was removed leads nowhere.
    const host = typeof found === 'number' ? hosts.get(table) : undefined;
    const row =
      host === undefined ? found : host.has(found as number) && host.rowAt(found as number);
    if (!row) return NOBODY;
    from = row;
  }
  return NOBODY;
}

/** A checked copy of what a function returned, with each account once. */
function checked(event: string, given: unknown): Audience {
  if (given === 'everybody') return given;
  const place = `the audience of event ${event}`;
  if (isPromise(given)) throw new Error(`${place} is a promise: a rule never waits`);
  const accounts = new Set<Account>();
  for (const one of Array.isArray(given) ? (given as unknown[]) : [given]) {
    if (one === undefined || one === null || one === 0) continue;
    if (!isInt(one) || one < 0) throw mustBe(place, `'everybody', accounts or nobody`, one);
    accounts.add(one);
  }
  return accounts.size === 0 ? NOBODY : Object.freeze([...accounts]);
}
