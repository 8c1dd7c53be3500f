import { answerOf, type Rules } from '@astrarium/space/client';
import { signal } from '@preact/signals';
import { client } from '../session/session.js';

/** The rules of the game, which stay the same while the server runs; undefined before. */
export const ruleset = signal<Rules['ruleset'] | undefined>(undefined);

/** Reads the rules, once. */
export async function loadRules(): Promise<Rules['ruleset']> {
  ruleset.value ??= (await answerOf(client.value.GET('/v1/rules'))).ruleset;
  return ruleset.value;
}

/** What devices of a type can do; empty before the rules are read. */
export function featuresOf(type: string): readonly string[] {
  return blueprintOf(type)?.features ?? [];
}

/** The blueprint of a type; undefined before the rules are read. */
export function blueprintOf(type: string): Blueprint | undefined {
  const blueprints: Readonly<Record<string, Blueprint>> = ruleset.value?.blueprints ?? {};
  return blueprints[type];
}

/** What it takes to print a device, and what it can do then. */
export type Blueprint = Rules['ruleset']['blueprints'][keyof Rules['ruleset']['blueprints']];
