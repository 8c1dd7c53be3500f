import type { ViewName } from '@astrarium/space';
import type { z } from 'zod';
import type { BodyCommands } from './input/bodyCommands.js';
import type { ProblemCode } from './problems/problems.js';

/** The rate limit that an operation counts against. */
export type RateClass = 'read' | 'write' | 'plan' | 'account';

/** What a token may be used for: reading, commands of the game, the account itself. */
export const SCOPES = ['read', 'play', 'account'] as const;

/** One use of tokens. */
export type Scope = (typeof SCOPES)[number];

/** Whether a token with these scopes may be used for one: `play` includes `read`. */
export function hasScope(scopes: readonly Scope[], scope: Scope): boolean {
  return scopes.includes(scope) || (scope === 'read' && scopes.includes('play'));
}

/** Where the result of something that takes time can be read, and when. */
export interface Poll {
  readonly location: string;
  /** In how many seconds; null when that is not known. */
  readonly seconds: number | null;
}

/** The answer of an operation with one status. */
export interface Answer {
  readonly description: string;
  readonly schema: z.ZodType;
  /** Of a 202: where its result will be, by its body. */
  readonly poll?: (body: Readonly<Record<string, unknown>>) => Poll;
}

/** The query parameters that are required, by the value of another one. */
export interface OperationCases {
  readonly parameter: string;
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** One operation of the interface. Routes, methods and documents are derived from it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path template, with `{name}` for each member of `parameters`. */
  readonly path: `/v1/${string}`;
  /** Its tag in the OpenAPI document. */
  readonly tag: string;
  /** One line. */
  readonly summary: string;
  readonly description?: string;
  /** Who may call it: everybody, or callers with a token that has this scope. */
  readonly access: 'public' | Scope;
  readonly rate: RateClass;
  /** The parameters of the path, all of them strings. */
  readonly parameters?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The view that answers: the core reads its parameters, which are all of the query but `at`. */
  readonly view?: ViewName;
  readonly body?: z.ZodType;
  /** The commands that the body gives: the core reads their arguments. */
  readonly commands?: BodyCommands;
  /** By status, 2xx only. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Its problems, besides those of every operation. */
  readonly problems: readonly ProblemCode[];
  /** Groups of query parameters of which at most one may be given; false counts as not given. */
  readonly conflicts?: readonly (readonly string[])[];
  /** Query parameters that depend on the value of another one: exactly these must be given. */
  readonly cases?: OperationCases;
  /** Since when it has been deprecated, in Unix seconds, and the path that replaces it. */
  readonly deprecation?: { readonly since_seconds: number; readonly successor: string };
  /** Whether `at` reads an earlier tick. */
  readonly asOf?: true;
  /** Whether its answer is an event stream. */
  readonly stream?: true;
  /** Whether it changes nothing although it has a body. */
  readonly reads?: true;
}

/** The operations of an interface, by their names. */
export type Operations = Readonly<Record<string, Operation>>;

/**
 * Gives the operation of a name.
 *
 * @throws Error when there is none.
 */
export function operationOf(operations: Operations, name: string): Operation {
  const found = operations[name];
  if (found === undefined) throw new Error(`There is no operation ${name}`);
  return found;
}

/** What operations have in common that read the game with a token, also at an earlier tick. */
export const READ = { method: 'GET', access: 'read', rate: 'read', asOf: true } as const;

/** The same for operations that everybody may call. */
export const PUBLIC_READ = { ...READ, access: 'public' } as const;

/**
 * Whether requests of an operation may have an `Idempotency-Key`: they change something for an
 * account, with which the answer is stored.
 */
export function operationTakesKey({ access, method, reads }: Operation): boolean {
  return method !== 'GET' && access !== 'public' && reads !== true;
}

/** The deprecated parts of an operation. */
export interface DeprecatedParts {
  /** The operation as a whole. */
  readonly operation: boolean;
  /** Names of query parameters. */
  readonly query: readonly string[];
  /** Names of members of the body. */
  readonly body: readonly string[];
}

/** Gives the deprecated parts of an operation. */
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
