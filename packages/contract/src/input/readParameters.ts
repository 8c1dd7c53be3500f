import type { z } from 'zod';
import type { QueryReader, ReadValues } from '../operation.js';
import type { FieldError } from '../problems/problem.js';
import { type InputIssue, inputIssues } from './inputIssue.js';
import { jsonFault } from './jsonFault.js';

/** The form of the values: strings of a URL, or values with their types. */
export type InputForm = 'text' | 'json';

/** The values of parameters, and their errors. */
interface ReadParameters {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[];
}

type Place = 'path' | 'query';

type Given = Readonly<Record<string, unknown>>;

/** The parameters that a schema has, prepared for reading. */
export interface ParameterPlan {
  readonly members: ReadonlyMap<string, Member>;
  /** The values of omitted parameters that have a default. */
  readonly defaults: readonly (readonly [string, unknown])[];
  readonly required: readonly string[];
}

interface Member {
  readonly schema: z.ZodType;
  /** The types that its values may have. */
  readonly kinds: readonly string[];
}

/** Reads the parameters of a path or a query. Unknown and repeated ones are errors. */
export function readParameters(
  place: Place,
  { defaults, members, required }: ParameterPlan,
  given: Given,
  form: InputForm,
): ReadParameters {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, raw] of Object.entries(given)) {
    const member = members.get(name);
    if (member === undefined) {
      errors.push(parameterError(place, name, UNKNOWN));
    } else if (form === 'text' && Array.isArray(raw)) {
      errors.push(parameterError(place, name, REPEATED));
    } else {
      const value = valueOf(member, raw, form);
      const parsed = member.schema.safeParse(value);
      if (parsed.success) values[name] = parsed.data;
      else for (const one of faults(place, name, parsed.error, value)) errors.push(one);
    }
  }
  for (const name of required) {
    if (!Object.hasOwn(given, name)) errors.push(parameterError(place, name, MISSING));
  }
  for (const [name, value] of defaults) if (!Object.hasOwn(given, name)) values[name] = value;
  return { values, errors };
}

/**
 * Reads a query by the game, and `at` by its schema. Returns undefined when there is an error:
 * `readParameters` says which.
 */
export function readGameQuery(
  readQuery: QueryReader,
  { defaults, members }: ParameterPlan,
  given: Given,
  form: InputForm,
): { readonly values: Given; readonly viewQuery: ReadValues } | undefined {
  const values: Record<string, unknown> = {};
  for (const [name, raw] of Object.entries(given)) {
    const member = members.get(name);
    if (member === undefined || (form === 'text' && Array.isArray(raw))) return undefined;
    values[name] = valueOf(member, raw, form);
  }
  for (const [name, value] of defaults) if (values[name] === undefined) values[name] = value;
  const { at, ...parameters } = values;
  if (members.get('at')?.schema.safeParse(at).success === false) return undefined;
  const viewQuery = readQuery(parameters);
  return viewQuery === undefined ? undefined : { values, viewQuery };
}

/** Prepares the parameters of a schema for reading; without a schema there are none. */
export function parameterPlan(schema: z.ZodObject | undefined): ParameterPlan {
  const shape = Object.entries((schema?.shape ?? {}) as Readonly<Record<string, z.ZodType>>);
  const absent = shape.map(([name, one]) => [name, one.safeParse(undefined)] as const);
  return {
    members: new Map(shape.map(([name, one]) => [name, { schema: one, kinds: kindsOf(one) }])),
    defaults: absent.flatMap(([name, { data, success }]) =>
      success && data !== undefined ? [[name, data] as const] : [],
    ),
    required: absent.flatMap(([name, { success }]) => (success ? [] : [name])),
  };
}

type Fault = Pick<InputIssue, 'code' | 'text' | 'expected'>;

const UNKNOWN: Fault = { code: 'unknown_parameter', text: 'is unknown' };
const REPEATED: Fault = { code: 'repeated_parameter', text: 'is given more than once' };
const MISSING: Fault = { code: 'required', text: 'is missing' };

/** The error of one parameter. */
export function parameterError(place: Place, name: string, fault: Fault): FieldError {
  const { code, expected, text } = fault;
  const shown = name.slice(0, 64);
  return {
    in: place,
    name: shown,
    code,
    detail: `${shown} ${text}.`,
    ...(expected === undefined ? {} : { expected }),
  };
}

function faults(place: Place, name: string, error: z.ZodError, value: unknown): FieldError[] {
  const [first] = error.issues.flatMap((issue) => inputIssues(issue, value));
  return first === undefined ? [] : [parameterError(place, name, first)];
}

const INTEGER = /^(?:0|-?[1-9][0-9]*)$/;

/** How a flag may be written. */
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;

function valueOf({ kinds }: Member, raw: unknown, form: InputForm): unknown {
  return form === 'text' ? typed(kinds, String(raw)) : raw;
}

/** Converts a string to one of the allowed types; gives the string if none fits. */
function typed(kinds: readonly string[], text: string): unknown {
  if (kinds.includes('null') && text === 'null') return null;
  if (kinds.includes('integer') && INTEGER.test(text)) return Number(text);
  if (kinds.includes('number') && DECIMAL.test(text)) return Number(text);
  if (kinds.includes('boolean')) return FLAGS.get(text) ?? text;
  if (!kinds.some((kind) => COMPOSED.has(kind))) return text;
  try {
    const value = JSON.parse(text) as unknown;
    return jsonFault(text) === undefined ? value : text;
  } catch {
    return text;
  }
}

/** Types whose values are written as JSON. */
const COMPOSED: ReadonlySet<string> = new Set(['array', 'object', 'record']);

/** The types of values that a schema allows, without optional and default wrappers. */
function kindsOf(schema: z.core.SomeType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default') return kindsOf(def.innerType);
  if (def.type === 'nullable') return [...kindsOf(def.innerType), 'null'];
  if (def.type === 'union') return def.options.flatMap(kindsOf);
  return [def.type === 'number' && 'format' in def ? 'integer' : def.type];
}
