import { contractFor } from '@astrarium/space/service';
import { STANDARD_RULESET } from '@astrarium/space';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A part of the OpenAPI document, as JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** The contract of the games of these tests. */
export const CONTRACT = contractFor(STANDARD_RULESET);

/** The OpenAPI document as it is served. */
export const DOCUMENT = JSON.parse(JSON.stringify(CONTRACT.openApi())) as Json & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
};

/** An operation of the document. */
export interface DocumentedOperation {
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly operation: Json;
}

/** Every operation of a document. */
export function operationsIn({ paths }: Pick<typeof DOCUMENT, 'paths'>): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      'responses' in operation ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  );
}

/** Every operation of the document. */
export const DOCUMENTED_OPERATIONS: readonly DocumentedOperation[] = operationsIn(DOCUMENT);

/** An answer as it was received. */
export interface HttpAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * A function that returns the violation of a document in an answer, and undefined for a valid
 * answer.
 */
export function answerCheck(document: Json) {
  // Each schema is used a few times: it is not worth its optimisation.
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addFormat('idn-email', true);
  ajv.addSchema(document, 'document');
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (schema: Json): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    const validator = validators.get(text) ?? ajv.compile(JSON.parse(text) as Json);
    validators.set(text, validator);
    return validator;
  };
  return ({ method, operation, path }: DocumentedOperation, answer: HttpAnswer) => {
    const responses = operation['responses'] as Readonly<Record<string, Json>>;
    const named = Object.hasOwn(responses, String(answer.status))
      ? String(answer.status)
      : 'default';
    const where = `${method} ${path} ${answer.status}`;
    const response = deref(responses[named], document);
    if (response === undefined) return `${where} is not documented`;
    if (answer.status === 304) return answer.text === '' ? undefined : `${where} has a body`;
    const content = response['content'] as Readonly<Record<string, Json>> | undefined;
    const type = answer.type.split(';')[0] ?? '';
    if (content === undefined || !Object.hasOwn(content, type)) return `${where} is ${type}`;
    if (type === 'text/event-stream') return undefined;
    const validate = validatorOf(content[type]?.['schema'] as Json);
    if (validate(JSON.parse(answer.text))) return undefined;
    const [first] = validate.errors ?? [];
    return `${where}: ${first?.instancePath} ${first?.message}: ${answer.text.slice(0, 400)}`;
  };
}

/** The violation of the document of the space game in an answer. */
export const answerFault = answerCheck(DOCUMENT);

/** The part itself, or the part of the document that it refers to by `$ref`. */
export function deref(part: Json | undefined, document: Json = DOCUMENT): Json | undefined {
  const ref = part?.['$ref'];
  if (typeof ref !== 'string') return part;
  let found: unknown = document;
  for (const step of ref.slice(2).split('/')) found = (found as Json)[step];
  return deref(found as Json, document);
}
