import type { Layout } from '@astrarium/internal/kernel';

/** A row as a plain object with a member for each word. */
export type PlainRow = Record<string, number>;

/** The name of each word; those of a gauge are `mined`, `mined1`, `mined2`. */
export function wordNames({ definition, stride }: Layout): string[] {
  const names: string[] = [];
  const starts = new Map<number, string>(
    Object.entries(definition.fields).map(([name, at]) => [at, name]),
  );
  let field = 'word';
  let start = 0;
  for (let offset = 0; offset < stride; offset += 1) {
    const name = starts.get(offset);
    if (name !== undefined) {
      field = name;
      start = offset;
    }
    names.push(offset === start ? field : `${field}${offset - start}`);
  }
  return names;
}

/** A row of zeros. */
export function blankRow(names: readonly string[]): PlainRow {
  return Object.fromEntries(names.map((name) => [name, 0]));
}
