/** What every setting holds. */
export interface Seeded {
  readonly seed: number;
}

/** One row of the oracle: plain words (timers and links too) and gauges, by field offset. */
export interface OracleRow {
  readonly words: Record<number, number>;
  readonly gauges: Record<number, { level: number; rate: number }>;
}

/** One table of the oracle: its existing rows by id. */
export interface OracleRows {
  count: number;
  readonly living: Record<number, OracleRow>;
}

/** One collection of documents of the oracle. */
export interface OracleDocuments {
  count: number;
  readonly living: Record<number, unknown>;
}

/** A whole world as plain objects. */
export interface OracleState<Setting extends Seeded = Seeded> {
  now: number;
  readonly setting: Setting;
  readonly tables: Readonly<Record<string, OracleRows>>;
  readonly documents: Readonly<Record<string, OracleDocuments>>;
  /** How often chance was drawn in this tick, by purpose and row. */
  draws: Readonly<Record<string, number>>;
}

/** A world of the oracle that is no longer written. */
export interface OracleSnapshot<Setting extends Seeded = Seeded> {
  readonly now: number;
  readonly setting: Setting;
  readonly tables: OracleState['tables'];
  readonly documents: OracleState['documents'];
  readonly draws: OracleState['draws'];
}

/** A deep copy of a whole world. */
export function oracleStateCopy<Setting extends Seeded>(
  from: OracleSnapshot<Setting>,
): OracleState<Setting> {
  return {
    now: from.now,
    setting: from.setting,
    tables: mapValues(from.tables, ({ count, living }) => ({
      count,
      living: mapValues(living, ({ words, gauges }) => ({
        words: { ...words },
        gauges: mapValues(gauges, (one) => ({ ...one })),
      })),
    })),
    documents: mapValues(from.documents, ({ count, living }) => ({
      count,
      living: mapValues(living, plainCopy),
    })),
    draws: { ...from.draws },
  };
}

/** Puts a state back to an older one, of which nobody else has a reference. */
export function restoreState(state: OracleState, before: OracleState): void {
  const restore = (
    all: OracleState['tables'] | OracleState['documents'],
    former: Readonly<Record<string, { count: number; readonly living: object }>>,
  ): void => {
    for (const [name, rows] of Object.entries(all)) {
      for (const id of Object.keys(rows.living)) delete rows.living[Number(id)];
      Object.assign(rows.living, former[name]?.living);
      rows.count = former[name]?.count ?? 0;
    }
  };
  restore(state.tables, before.tables);
  restore(state.documents, before.documents);
  state.draws = before.draws;
}

/**
 * A deep copy of plain JSON whose numbers are integers.
 *
 * @throws Error for any other value
 */
export function plainCopy(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return checkedInteger(value, 'a document');
  if (Array.isArray(value)) return value.map(plainCopy);
  if (typeof value !== 'object') throw new Error(`a document holds a ${typeof value}`);
  return mapValues(value as Record<string, unknown>, plainCopy);
}

/**
 * Returns the same integer.
 *
 * @throws Error when it is not a safe integer
 */
export function checkedInteger(value: number, where: string): number {
  if (!Number.isSafeInteger(value)) throw new Error(`${where} became ${value}`);
  return value + 0;
}

function mapValues<T, R>(
  object: Readonly<Record<string, T>>,
  f: (value: T) => R,
): Record<string, R> {
  // Names that players choose are members here: nothing may be inherited.
  const mapped = Object.create(null) as Record<string, R>;
  for (const key of Object.keys(object)) mapped[key] = f(object[key] as T);
  return mapped;
}
