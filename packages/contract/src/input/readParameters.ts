import type { z } from 'zod';
import type { FieldError } from '../problems/problem.js';
import { type InputIssue, inputIssues } from './inputIssue.js';

/** How values came: as texts of a URL, or with their types. */
export type InputForm = 'text' | 'json';

/** Parameters that were read, and what is wrong with them. */
export interface ReadParameters {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[];
}

type Place = 'path' | 'query';

type Given = Readonly<Record<string, unknown>>;

/** Reads the parameters of a path or a query; each of them once, and none that is unknown. */
export function readParameters(
  place: Place,
  schema: z.ZodObject | undefined,
  given: Given,
  form: InputForm,
): ReadParameters {
  const shape = schema?.shape ?? {};
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, raw] of Object.entries(given)) {
    if (!Object.hasOwn(shape, name)) {
      errors.push(parameterError(place, name, UNKNOWN));
    } else if (form === 'text' && Array.isArray(raw)) {
      errors.push(parameterError(place, name, REPEATED));
    } else {
      const value = form === 'text' ? typed(shape[name]!, String(raw)) : raw;
      const parsed = (shape[name] as z.ZodType).safeParse(value);
      // An undefined value is one that is not there.
      if (parsed.success) values[name] = parsed.data;
      else errors.push(...faults(place, name, parsed.error, value));
    }
  }
  for (const [name, one] of Object.entries(shape)) {
    if (Object.hasOwn(given, name)) continue;
    const parsed = (one as z.ZodType).safeParse(undefined);
    if (!parsed.success) errors.push(parameterError(place, name, MISSING));
    else if (parsed.data !== undefined) values[name] = parsed.data;
  }
  return { values, errors };
}

type Fault = Pick<InputIssue, 'code' | 'text' | 'expected'>;

const UNKNOWN: Fault = { code: 'unknown_parameter', text: 'is not known here' };
const REPEATED: Fault = { code: 'repeated_parameter', text: 'is given more than once' };
const MISSING: Fault = { code: 'required', text: 'is missing' };

/** What one parameter is told. */
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

const DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;

/** A text as the type that its schema wants; as it is when it is not written like that. */
function typed(schema: z.core.SomeType, text: string): unknown {
  const kinds = kindsOf(schema);
  if (kinds.includes('integer') && INTEGER.test(text)) return Number(text);
  if (kinds.includes('number') && DECIMAL.test(text)) return Number(text);
  if (kinds.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** What values may be: the types of a schema without its wrappings. */
function kindsOf(schema: z.core.SomeType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default') return kindsOf(def.innerType);
  if (def.type === 'union') return def.options.flatMap(kindsOf);
  return [def.type === 'number' && 'format' in def ? 'integer' : def.type];
}
