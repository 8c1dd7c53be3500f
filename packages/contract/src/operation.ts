import type { z } from 'zod';
import type { ProblemCode } from './problems/problems.js';

/** Which allowance of requests an operation draws on. */
export type RateClass = 'read' | 'write' | 'plan' | 'account';

/** What an operation answers with one status. */
export interface Answer {
  readonly description: string;
  readonly schema: z.ZodType;
}

/** Which query parameters are needed, by the value of one of them. */
export interface OperationCases {
  readonly parameter: string;
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** One operation of the interface: all that routes, methods and documents are made of. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** From the root, with `{name}` for each member of `parameters`. */
  readonly path: `/v1/${string}`;
  /** The chapter of the document that it stands in. */
  readonly tag: string;
  /** One line. */
  readonly summary: string;
  readonly description?: string;
  /** Who may call: everybody, or who has a token. */
  readonly access: 'public' | 'token';
  readonly rate: RateClass;
  /** The parameters of the path, all of them texts. */
  readonly parameters?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** By status, 2xx only. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** What it refuses besides what every operation refuses. */
  readonly problems: readonly ProblemCode[];
  /** Groups of query parameters of which one at most may be given; a false flag is not. */
  readonly conflicts?: readonly (readonly string[])[];
  /** Query parameters that go with the value of another one: just these must be given. */
  readonly cases?: OperationCases;
  /** Since when it is not to be used any more, in Unix seconds, and the path to use instead. */
  readonly deprecation?: { readonly since_seconds: number; readonly successor: string };
  /** Whether `at` asks how it was at an earlier tick. */
  readonly asOf?: true;
  /** Whether its answer is an event stream instead of one document. */
  readonly stream?: true;
  /** Whether it changes nothing, though it has a body. */
  readonly reads?: true;
}

/**
 * Whether a caller may name a request of it with an `Idempotency-Key`: it changes something for
 * an account, under which its outcome can be kept. What a stranger asks is kept for nobody.
 */
export function operationTakesKey({ access, method, reads }: Operation): boolean {
  return method !== 'GET' && access === 'token' && reads !== true;
}

/** What of an operation is not to be used any more. */
export interface DeprecatedParts {
  /** The operation as a whole. */
  readonly operation: boolean;
  /** Names of parameters. */
  readonly query: readonly string[];
  /** Names of members of the body. */
  readonly body: readonly string[];
}

/** Finds out what of an operation its description calls deprecated. */
export function deprecatedParts({ body, deprecation, query }: Operation): DeprecatedParts {
  return {
    operation: deprecation !== undefined,
    query: deprecatedMembers(query),
    body: deprecatedMembers(body),
  };
}

function deprecatedMembers(schema: z.ZodType | undefined): readonly string[] {
  if (schema === undefined || !('shape' in schema)) return [];
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  return Object.keys(shape).filter((name) => shape[name]?.meta()?.deprecated === true);
}
