import type { Problem, Result } from './answerOf.js';
import type { Wait } from './backOff.js';
import { retryingFetch } from './retryingFetch.js';

/** The address of the service and the token of the caller. */
export interface ClientOptions {
  /** The address of the service, such as `http://localhost:8080`. */
  readonly baseUrl: string;
  /** The account's API token; without it only public operations can be called. */
  readonly token?: string;
  /** Sends the requests; by default the platform's `fetch`. */
  readonly fetch?: typeof fetch;
  /**
   * How long a request is tried again when the server cannot be reached, is not ready, or refuses
   * it because of a rate limit, in milliseconds: 60,000 by default, 0 for never, Infinity for ever.
   */
  readonly retryMs?: number;
  /** Called before each wait. */
  readonly onWait?: (wait: Wait) => void;
}

/** The methods of operations. */
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Operations whose types are not known. */
type AnyPaths = Readonly<Record<string, Readonly<Record<Method, AnyOperation>>>>;

interface AnyOperation {
  readonly parameters: {
    readonly query?: Params;
    readonly path?: Params;
    readonly header?: Params;
  };
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': unknown } };
  };
}

type Params = Readonly<Record<string, unknown>>;

/** The paths that have a method. */
export type PathOf<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Readonly<Record<M, object>> ? Path : never;
}[keyof Paths];

/** The operation of a path and a method. */
type OperationOf<Paths, Path extends keyof Paths, M extends Method> = Paths[Path][M &
  keyof Paths[Path]];

/** The parameters of an operation. */
export type ParamsOf<Paths, Path extends keyof Paths, M extends Method> =
  OperationOf<Paths, Path, M> extends { readonly parameters: infer Parameters }
    ? Parameters
    : never;

/** What a call takes; the body is sent as JSON. */
type CallOf<Operation> = ParamsPart<Operation> &
  BodyPart<Operation> & { readonly signal?: AbortSignal | undefined };

type ParamsPart<Operation> = Operation extends { readonly parameters: infer Parameters }
  ? object extends Parameters
    ? { readonly params?: Parameters }
    : { readonly params: Parameters }
  : unknown;

type BodyPart<Operation> = Operation extends { readonly requestBody: infer Body }
  ? { readonly body: Json<Body> }
  : Operation extends { readonly requestBody?: infer Body }
    ? { readonly body?: Json<Body> }
    : unknown;

type Json<Part> = Part extends {
  readonly content: { readonly [Type in 'application/json']: infer Value };
}
  ? Value
  : never;

/** The answer of an operation. */
export type AnswerOf<Paths, Path extends keyof Paths, M extends Method> =
  OperationOf<Paths, Path, M> extends { readonly responses: infer Responses }
    ? ContentOf<Responses[keyof Responses & (200 | 201 | 202)]>
    : never;

/** What is not JSON is a stream of bytes. */
type ContentOf<Response> = Response extends { readonly content: infer Content }
  ? Content extends { readonly 'application/json': infer Value }
    ? Value
    : ReadableStream<Uint8Array>
  : undefined;

/** The problem of an operation. */
type RefusalOf<Operation> = Operation extends {
  readonly responses: {
    readonly default: { readonly content: { readonly 'application/problem+json': infer Refusal } };
  };
}
  ? Refusal
  : Problem;

/** Calls an operation by its path. */
type Call<Paths, M extends Method> = <Path extends PathOf<Paths, M>>(
  path: Path,
  ...call: object extends CallOf<OperationOf<Paths, Path, M>>
    ? [call?: CallOf<OperationOf<Paths, Path, M>>]
    : [call: CallOf<OperationOf<Paths, Path, M>>]
) => Promise<Result<AnswerOf<Paths, Path, M>, RefusalOf<OperationOf<Paths, Path, M>>>>;

/** A client of a service: one function for each method. */
export interface Client<Paths = AnyPaths> {
  readonly GET: Call<Paths, 'get'>;
  readonly POST: Call<Paths, 'post'>;
  readonly PUT: Call<Paths, 'put'>;
  readonly PATCH: Call<Paths, 'patch'>;
  readonly DELETE: Call<Paths, 'delete'>;
}

/** What every call takes. */
interface AnyCall {
  readonly params?: { readonly query?: Params; readonly path?: Params; readonly header?: Params };
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

const RETRY_MS = 60_000;

/**
 * Makes a client of the service, whose operations are called by their paths:
 * `client.GET('/v1/lamps', { params: { query: { limit: 5 } } })`. A call resolves to `{ data }` or
 * to `{ error }` with a problem, and rejects with `ServerUnreachable` when the service cannot be
 * reached. Each change has an idempotency key, so that it is carried out once however often it is
 * sent.
 *
 * `Paths` are the types that `openapi-typescript` writes from the OpenAPI document of a game;
 * without them, any path can be called.
 */
export function createClient<Paths = AnyPaths>(options: ClientOptions): Client<Paths> {
  const { baseUrl, fetch: send = fetch, onWait, retryMs = RETRY_MS, token } = options;
  const base = baseUrl.replace(/\/$/, '');
  const carryOut = retryingFetch({ fetch: (request) => send(request), retryMs, onWait });
  const call =
    (method: string) =>
    async (path: string, { body, params = {}, signal }: AnyCall = {}) => {
      const headers = new Headers(params.header as Readonly<Record<string, string>> | undefined);
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
      if (body !== undefined) headers.set('Content-Type', 'application/json');
      const request = new Request(`${base}${addressOf(path, params)}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      return resultOf(await carryOut(request));
    };
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((name) => [name, call(name)]);
  return Object.fromEntries(methods) as Client<Paths>;
}

/** A path with its parameters; an array is a parameter that is there several times. */
function addressOf(path: string, params: NonNullable<AnyCall['params']>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.path?.[name])),
  );
  const query = Object.entries(params.query ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one) =>
        one === undefined || one === null ? [] : [[name, String(one)] satisfies [string, string]],
      ),
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
}

/** A broken answer is an error of the parser; of a broken refusal the text is the error. */
async function resultOf(response: Response): Promise<Result<unknown>> {
  const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
  if (response.ok) return { data: isJson ? await response.json() : response.body, response };
  const text = await response.text();
  try {
    return { error: JSON.parse(text), response };
  } catch {
    return { error: text, response };
  }
}
