import { isInt } from './int.js';
import { type Outcome, type PlainObject, refuse } from './outcome.js';

/** What an argument of a command may be; with a question mark it may be left out. */
export type ArgKind = 'integer' | 'number' | 'text' | 'flag' | 'json';

/** The arguments of a command by name, as data: `{ name: 'text', minutes: 'integer?' }`. */
export type ArgSpecs = Readonly<Record<string, ArgKind | `${ArgKind}?`>>;

interface Values {
  readonly integer: number;
  readonly number: number;
  readonly text: string;
  readonly flag: boolean;
  readonly json: unknown;
}

/** The arguments that a declaration describes. */
export type ArgsOf<Specs> = string extends keyof Specs
  ? PlainObject
  : {
      readonly [K in keyof Specs as Specs[K] extends ArgKind ? K : never]: ValueOf<Specs[K]>;
    } & {
      readonly [K in keyof Specs as Specs[K] extends ArgKind ? never : K]?: ValueOf<Specs[K]>;
    };

type ValueOf<Kind> = Kind extends `${infer K extends ArgKind}?`
  ? Values[K] | undefined
  : Kind extends ArgKind
    ? Values[Kind]
    : never;

const TEXT_OF: Readonly<Record<ArgKind, string>> = {
  integer: 'an integer',
  number: 'a number',
  text: 'a text',
  flag: 'true or false',
  json: 'given',
};

/** The refusal of arguments that are not as declared; undefined when they are. */
export function refuseArgs(specs: ArgSpecs, args: PlainObject): Outcome | undefined {
  for (const [name, spec] of Object.entries(specs)) {
    const isOptional = spec.endsWith('?');
    const kind = (isOptional ? spec.slice(0, -1) : spec) as ArgKind;
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (value === undefined ? isOptional : isOfKind(kind, value)) continue;
    return refuse('invalid_field', `${name} must be ${TEXT_OF[kind]}.`, { field: name });
  }
  const unknown = Object.keys(args).find((name) => !Object.hasOwn(specs, name));
  if (unknown === undefined) return undefined;
  return refuse('invalid_field', `There is no argument ${unknown}.`, { field: unknown });
}

function isOfKind(kind: ArgKind, value: unknown): boolean {
  if (kind === 'integer') return isInt(value);
  if (kind === 'number') return typeof value === 'number';
  if (kind === 'text') return typeof value === 'string';
  return kind === 'flag' ? typeof value === 'boolean' : true;
}
