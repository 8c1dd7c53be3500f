import { openApi } from '@astrarium/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A part of the document, as JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** The document as it is served: what is checked is what is emitted. */
export const DOCUMENT = JSON.parse(JSON.stringify(openApi())) as Json & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
};

/** An operation of the document. */
export interface Described {
  readonly method: string;
  /** With `{name}` for its parameters. */
  readonly path: string;
  readonly operation: Json;
}

/** Every operation of the document. */
export const DESCRIBED: readonly Described[] = Object.entries(DOCUMENT.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      'responses' in operation ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
);

/** What came back. */
export interface Came {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const ajv = new Ajv2020({ strict: false, allErrors: false });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema(DOCUMENT, 'document');

const validators = new Map<string, ValidateFunction>();

/** What is wrong with an answer by the document; undefined when nothing is. */
export function answerFault({ method, operation, path }: Described, came: Came) {
  const responses = operation['responses'] as Readonly<Record<string, Json>>;
  const named = Object.hasOwn(responses, String(came.status)) ? String(came.status) : 'default';
  const where = `${method} ${path} ${came.status}`;
  const response = deref(responses[named]);
  if (response === undefined) return `${where} is not documented`;
  if (came.status === 304) return came.text === '' ? undefined : `${where} has a body`;
  const content = response['content'] as Readonly<Record<string, Json>> | undefined;
  const type = came.type.split(';')[0] ?? '';
  if (content === undefined || !Object.hasOwn(content, type)) return `${where} is ${type}`;
  if (type === 'text/event-stream') return undefined;
  const validate = validatorOf(`${where} ${type}`, content[type]?.['schema'] as Json);
  if (validate(JSON.parse(came.text))) return undefined;
  const [first] = validate.errors ?? [];
  return `${where}: ${first?.instancePath} ${first?.message}: ${came.text.slice(0, 400)}`;
}

/** A part that another part refers to. */
export function deref(part: Json | undefined): Json | undefined {
  const ref = part?.['$ref'];
  if (typeof ref !== 'string') return part;
  let found: unknown = DOCUMENT;
  for (const step of ref.slice(2).split('/')) found = (found as Json)[step];
  return deref(found as Json);
}

function validatorOf(key: string, schema: Json): ValidateFunction {
  const known = validators.get(key);
  if (known !== undefined) return known;
  const absolute = JSON.stringify(schema).replaceAll('"#/', '"document#/');
  const made = ajv.compile(JSON.parse(absolute) as Json);
  validators.set(key, made);
  return made;
}
