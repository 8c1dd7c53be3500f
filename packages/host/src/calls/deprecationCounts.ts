import { type Contract, deprecatedParts, type OperationName } from '@astrarium/contract';

/** Counts the uses of deprecated operations, parameters and members. */
export interface DeprecationCounts {
  /** By the name of the operation, or with its parameter or member: `devices.list.tag`. */
  readonly uses: Readonly<Record<string, number>>;
  /** Counts a call whose parameters are valid. */
  count(operation: OperationName, query: object, body: object): void;
}

/** Counts from zero: unused names are listed too, since they can be removed. */
export function deprecationCounts({ operations }: Pick<Contract, 'operations'>): DeprecationCounts {
  const all = Object.entries(operations).map(
    ([name, one]) => [name, deprecatedParts(one)] as const,
  );
  const parts = new Map(all);
  const names = all.flatMap(([name, { body, operation, query }]) => [
    ...(operation ? [name] : []),
    ...[...query, ...body].map((member) => `${name}.${member}`),
  ]);
  const uses: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  const add = (name: string): void => void (uses[name] = (uses[name] ?? 0) + 1);
  return {
    uses,
    count(operation, query, body) {
      const of = parts.get(operation);
      if (of?.operation === true) add(operation);
      for (const name of of?.query ?? [])
        if (Object.hasOwn(query, name)) add(`${operation}.${name}`);
      for (const name of of?.body ?? []) if (Object.hasOwn(body, name)) add(`${operation}.${name}`);
    },
  };
}
