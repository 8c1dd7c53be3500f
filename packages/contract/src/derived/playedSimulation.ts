import type { Caller, Fields, Refused, Result, RuleSchema, Snapshot } from '@astrarium/core';

/** A command or a view of a simulation, as far as its interface is made of it. */
export interface PlayedRule {
  readonly about: string | undefined;
  readonly args: unknown;
  readonly answer: unknown;
}

/** What an interface is made of: any simulation of rules that are bound to a schema. */
export interface PlayedSimulation {
  readonly schema: Pick<RuleSchema, 'events' | 'setting' | 'tables'> & {
    readonly audience: object;
  };
  readonly definition: { readonly name: string; readonly version: number };
  readonly commands: Readonly<Record<string, unknown>>;
  readonly views: Readonly<Record<string, unknown>>;
  genesis(setting: never): Snapshot;
  read(snapshot: never): object;
  view(snapshot: never, name: never, args: never, caller: Caller): unknown;
  result(snapshot: never): Result | undefined;
}

/** The rules of a kind, in their order. */
export function rulesOf<Rule extends PlayedRule>(
  rules: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, rule: Rule & { args: Fields; answer: Fields }])[] {
  return Object.entries(rules) as never;
}

/** Reads a view. */
export function viewOf(
  simulation: PlayedSimulation,
  snapshot: Snapshot,
  name: string,
  args: object,
  account: number,
): object | Refused {
  return simulation.view(snapshot as never, name as never, args as never, { account }) as object;
}
