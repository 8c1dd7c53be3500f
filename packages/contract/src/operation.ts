import type { Command } from '@astrarium/core';
import { z } from 'zod';
import type { FieldError } from './problems/problem.js';
import type { Where } from './problems/problemOf.js';

/** The classes of rate limits. */
export const RATE_CLASSES = ['read', 'write', 'plan', 'account'] as const;

/** The rate limit that an operation counts against. */
export type RateClass = (typeof RATE_CLASSES)[number];

/** `quota` requests per `windowSeconds`; a burst may use all, and they refill evenly. */
export interface RateLimit {
  readonly quota: number;
  readonly windowSeconds: number;
}

/** The limits by class of operation. */
export type RateLimits = Readonly<Record<RateClass, RateLimit>>;

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

/** Arguments that a reader of the game has read. */
export type ReadValues = NonNullable<Command['read']>;

/** Reads a query; undefined when the game does not accept it: its schema then says why. */
export type QueryReader = (values: Readonly<Record<string, unknown>>) => ReadValues | undefined;

/** A command whose arguments the game has read. */
export interface ReadOrder {
  readonly type: string;
  readonly read: ReadValues;
  /** Where its arguments were in the request. */
  readonly where: Where;
  /** The HTTP status when it is done. */
  readonly status: 200 | 201 | 202;
}

/**
 * Reads the commands of a body, with the parameters of the path. Gives errors for everything that
 * the game does not accept; undefined when the body is not in the form of the operation. For a body
 * that the game does not accept, the schema is asked first: its errors are in the words of the
 * document.
 */
export type CommandReader = (
  body: unknown,
  path: Readonly<Record<string, unknown>>,
) => readonly ReadOrder[] | { readonly errors: readonly FieldError[] } | undefined;

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
  /** The game reads the query: it gets the values of all parameters but `at`. */
  readonly readQuery?: QueryReader;
  readonly body?: z.ZodType;
  /** The game reads the commands that the body gives. */
  readonly readCommands?: CommandReader;
  /** By status, 2xx only. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Its problems, besides those of every operation. */
  readonly problems: readonly string[];
  /** Groups of query parameters of which at most one may be given; false counts as not given. */
  readonly conflicts?: readonly (readonly string[])[];
  /** Query parameters that depend on the value of another one: exactly these must be given. */
  readonly cases?: OperationCases;
  /** Since when it has been deprecated, in Unix seconds, and the path that replaces it. */
  readonly deprecation?: { readonly since_seconds: number; readonly successor: string };
  /** Whether it opens an account at once, whose token follows from the key of the request. */
  readonly opensAccount?: true;
  /** Whether a caller can name the last tick at which it is to be carried out. */
  readonly takesMaxTick?: true;
  /** Whether a public operation reads a token that is sent, for what its account sees. */
  readonly readsToken?: true;
  /** Whether `at` reads an earlier tick. */
  readonly asOf?: true;
  /** Whether all its parameters are the game's own: `at` and `dry_run` mean nothing to a host. */
  readonly ownNames?: true;
  /** Whether its answer is an event stream. */
  readonly stream?: true;
  /** Of a stream: the operation whose answers it sends, with the same parameters. */
  readonly pushes?: string;
  /** Whether it changes nothing although it has a body. */
  readonly reads?: true;
  /**
   * Whether a JSON body is read whatever type the request gives it, as `curl -d` does, unless a
   * browser sends it: pages of others can send some types without asking.
   */
  readonly anyType?: true;
}

/** The operations of an interface, by their names. */
export type Operations = Readonly<Record<string, Operation>>;

/**
 * Gives the operation of a name.
 *
 * @throws Error when there is none.
 */
export function operationOf(operations: Operations, name: string): Operation {
  const found = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (found === undefined) throw new Error(`There is no operation ${name}`);
  return found;
}

/** The schema of an answer, or of what a dry run answers instead. */
export function dryRunOr<Answer extends z.ZodType>(dryRun: z.ZodType, answer: Answer) {
  return z.union([answer, dryRun]);
}

/**
 * Where parameters are given by name, the one that is the whole body of an operation whose body is
 * a list: the last part of the operation's name. Undefined for other bodies.
 */
export function listParameter(name: string, { body }: Pick<Operation, 'body'>): string | undefined {
  return body instanceof z.ZodArray ? name.split('.').at(-1) : undefined;
}

/** What operations have in common that read the game with a token, also at an earlier tick. */
export const READ = { method: 'GET', access: 'read', rate: 'read', asOf: true } as const;

/** The same for operations that everybody may call. */
export const PUBLIC_READ = { ...READ, access: 'public' } as const;

/**
 * Whether requests of an operation may have an `Idempotency-Key`: they change something for an
 * account, with which the answer is stored, or they open one.
 */
export function operationTakesKey({ access, method, opensAccount, reads }: Operation): boolean {
  if (opensAccount === true) return true;
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
