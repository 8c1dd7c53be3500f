import { type AnyShape, type Fields, refused, type Refused, type Snapshot } from '@astrarium/core';
import { oneLine } from '@astrarium/contract';
import { grouped } from '../terminal/grouped.js';
import { textTable } from '../terminal/textTable.js';

/** Rows of a table that are shown to people. */
const MAX_ROWS = 20;

/** Characters of a value that are shown to people: in a table, and of a view. */
const MAX_CELL = 40;
const MAX_VALUE = 300;

type Members = Readonly<Record<string, unknown>>;

/** A row, which is plain data as JSON. */
interface ShownRow {
  toJSON(): Members;
}

type ShownTable = ShownRow | Iterable<ShownRow>;

/** The fields of a table; `one` if it is a single row. */
interface ShownSchema {
  readonly one: boolean;
  readonly shapes: Fields;
}

/** Rules that are bound to a schema: their tables have names, and their views are known. */
export interface ShownRules {
  readonly byField: object;
  readonly schema: {
    readonly tables: Readonly<Record<string, ShownSchema>>;
  };
  readonly views: Readonly<Record<string, { readonly args: Fields }>>;
  read(snapshot: Snapshot): Readonly<Record<string, ShownTable>>;
  view(
    snapshot: Snapshot,
    name: string,
    args: object,
    caller: { readonly account: number },
  ): object;
}

/** The rules of a simulation; undefined for one by field number, as that of the space game. */
export function shownRules(simulation: object): ShownRules | undefined {
  return 'byField' in simulation ? (simulation as ShownRules) : undefined;
}

/** The tables of a world, with all their rows. */
export function shownTables(rules: ShownRules, snapshot: Snapshot): Members {
  const world = rules.read(snapshot);
  return Object.fromEntries(Object.keys(rules.schema.tables).map((name) => [name, world[name]]));
}

/** The tables of a world for people: one line for each row, of which long tables show the first. */
export function tablesText(rules: ShownRules, snapshot: Snapshot): string {
  const world = rules.read(snapshot);
  return Object.entries(rules.schema.tables)
    .map(([name, schema]) => {
      const rows = rowsOf(schema, world[name]);
      const columns = ['id', ...Object.keys(schema.shapes)];
      const shown = textTable(
        name,
        columns,
        rows.slice(0, MAX_ROWS).map((row) => {
          const members = row.toJSON();
          return columns.map((column) => cell(members[column], MAX_CELL));
        }),
      );
      const hidden = rows.length - Math.min(rows.length, MAX_ROWS);
      return hidden === 0 ? shown : `${shown}\n  … ${grouped(hidden)} more`;
    })
    .join('\n\n');
}

function rowsOf({ one }: ShownSchema, table: ShownTable | undefined): readonly ShownRow[] {
  return one ? [table as ShownRow] : [...(table as Iterable<ShownRow>)];
}

/** A value on one line. */
function cell(value: unknown, max: number): string {
  const characters = [...oneLine(JSON.stringify(value) ?? '–')];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : characters.join('');
}

/** What an account reads in a view, or why it does not. */
type ShownView =
  | { readonly answer: object }
  | Pick<Refused, 'refusal'>
  | { readonly error: string };

/** The views of an account, and the names of those that need arguments. */
export interface ShownViews {
  readonly views: Readonly<Record<string, ShownView>>;
  readonly views_left_out: readonly string[];
}

/** What an account reads in the views that need no arguments. */
export function shownViews(rules: ShownRules, snapshot: Snapshot, account: number): ShownViews {
  const needs = Object.entries(rules.views).map(
    ([name, { args }]) => [name, !Object.values(args).every(isLeftOut)] as const,
  );
  const named = (isWanted: boolean): string[] =>
    needs.flatMap(([name, needsArguments]) => (needsArguments === isWanted ? name : []));
  return {
    views: Object.fromEntries(
      named(false).map((name) => [name, shownView(rules, snapshot, name, account)]),
    ),
    views_left_out: named(true),
  };
}

/** Whether an argument may be left out. */
function isLeftOut({ description }: AnyShape): boolean {
  const { type } = description.type === 'orNull' ? description.item.description : description;
  return type === 'optional' || 'default' in description;
}

function shownView(
  rules: ShownRules,
  snapshot: Snapshot,
  name: string,
  account: number,
): ShownView {
  try {
    const answer = rules.view(snapshot, name, {}, { account });
    return refused(answer) ? { refusal: answer.refusal } : { answer };
  } catch (error) {
    // The other views are still worth reading.
    return { error: String(error) };
  }
}

/** The views of an account for people. */
export function viewsText(account: number, { views, views_left_out }: ShownViews): string {
  const shown = Object.entries(views).map(([name, view]) => {
    const title = `view ${name} of account ${account}`;
    if ('error' in view) return `${title} fails: ${view.error}`;
    if ('refusal' in view) {
      const { code, message } = view.refusal;
      return `${title} is refused: ${code}: ${message}`;
    }
    const members = Object.entries(view.answer);
    const width = members.reduce((most, [member]) => Math.max(most, member.length), 0);
    const lines = members.map(
      ([member, value]) => `  ${member.padEnd(width)}  ${cell(value, MAX_VALUE)}`,
    );
    return [title, ...lines].join('\n');
  });
  if (views_left_out.length > 0) {
    shown.push(`left out, since they need arguments: ${views_left_out.join(', ')}`);
  }
  return shown.length === 0 ? 'The game has no views.' : shown.join('\n\n');
}

/** The accounts that the rows of a world name. */
export function accountsOfRows(rules: ShownRules, snapshot: Snapshot): ReadonlySet<number> {
  const world = rules.read(snapshot);
  const accounts = new Set<number>();
  for (const [name, schema] of Object.entries(rules.schema.tables)) {
    const fields = Object.entries(schema.shapes).flatMap(([field, shape]) =>
      isAccount(shape) ? field : [],
    );
    if (fields.length === 0) continue;
    for (const row of rowsOf(schema, world[name])) {
      const values = row.toJSON();
      for (const value of fields.flatMap((field) => values[field])) {
        if (typeof value === 'number') accounts.add(value);
      }
    }
  }
  return accounts;
}

/** Whether a field has an account, or a list of them. */
function isAccount({ description }: AnyShape): boolean {
  return description.type === 'account' || ('item' in description && isAccount(description.item));
}
