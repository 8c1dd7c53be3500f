import type { AnyShape, Fields } from '@astrarium/core';
import { argumentFacts, DEVICE_COMMANDS, FOLLOW_UP_COMMANDS } from '@astrarium/space';
import { limitOf, type Ruleset, STATUSES } from '@astrarium/space';

/** A device command, for documentation, with the limits of one ruleset. */
export interface CommandRow {
  readonly name: string;
  /** The features that provide it, any of them; without features every device has it. */
  readonly features: readonly string[];
  /** The device types that have it. */
  readonly deviceTypes: readonly string[];
  /** The statuses in which a device accepts it, and how it is refused in the others. */
  readonly statuses: readonly { readonly status: string; readonly permission: string }[];
  readonly args: readonly ArgumentRow[];
  /** Exactly one of these arguments is required. */
  readonly oneOf: readonly string[];
  /** The HTTP status of the answer. */
  readonly httpStatus: number;
  /** Whether a print order may give it to each new device. */
  readonly oncomplete: boolean;
}

/** An argument of a command, for documentation. */
export interface ArgumentRow {
  /** Its name; a member of an object has the names of the objects before it: `events.muted`. */
  readonly name: string;
  readonly optional: boolean;
  /** Its type in words, such as `device code`. */
  readonly kind: string;
  /** Its bounds, as text before a number. */
  readonly bounds: readonly Bound[];
  /** Its default, the words that it is one of, and whether it is deprecated. */
  readonly notes: readonly string[];
  /** A sentence on its meaning. */
  readonly about: string;
}

/** A bound of a value, or of its length for text and lists. */
export interface Bound {
  readonly text: string;
  readonly value: number;
  /** The path of the value in the ruleset, if it is there. */
  readonly path?: string;
}

/** Words that an argument is one of are listed up to this number. */
const MAX_WORDS = 8;

/** Of an object with this many members only their names are shown. */
const MANY_MEMBERS = 8;

/** The device commands under a ruleset, in the order in which views list them. */
export function commandRows(ruleset: Ruleset): readonly CommandRow[] {
  const blueprints = Object.entries(ruleset.blueprints);
  return DEVICE_COMMANDS.map((command) => {
    const { args, features, name, oneOf, permissions, status } = command;
    const having = blueprints.filter(
      ([, blueprint]) =>
        features.length === 0 || features.some((one) => blueprint.features.includes(one)),
    );
    return {
      name,
      features,
      deviceTypes: having.map(([type]) => type),
      statuses: STATUSES.map((one) => ({ status: one, permission: permissions[one] })),
      args: argumentRows(args, ruleset),
      oneOf,
      httpStatus: status,
      oncomplete: FOLLOW_UP_COMMANDS.includes(command),
    };
  });
}

/** A row for each argument; the members of an object follow it. */
export function argumentRows(args: Fields, ruleset: Ruleset, path = ''): readonly ArgumentRow[] {
  return Object.entries(args).flatMap(([name, shape]) => {
    const { members } = argumentFacts(shape);
    const row = argumentRow(path + name, shape, ruleset);
    const names = Object.keys(members);
    if (names.length < MANY_MEMBERS) {
      return [row, ...argumentRows(members, ruleset, `${path}${name}.`)];
    }
    return [{ ...row, about: `${row.about} Members: ${names.join(', ')}.` }];
  });
}

function argumentRow(name: string, shape: AnyShape, ruleset: Ruleset): ArgumentRow {
  const facts = argumentFacts(shape);
  const { about, deprecated, kind, max, maxItem, min, optional, words } = facts;
  const limits = [
    ['at least', min],
    ['at most', max],
    ['each at most', maxItem],
  ] as const;
  const bounds = limits.flatMap(([text, limit]) => {
    if (limit === undefined) return [];
    const value = limitOf(ruleset, limit);
    return [typeof limit === 'number' ? { text, value } : { text, value, path: limit }];
  });
  const notes = [
    ...(words.length > 0 && words.length <= MAX_WORDS ? [`one of ${words.join(', ')}`] : []),
    ...(facts.default === undefined ? [] : [`default ${facts.default}`]),
    ...(deprecated ? ['deprecated'] : []),
  ];
  return { name, optional, kind: kind.replaceAll('_', ' '), bounds, notes, about };
}
