import type { HttpAnswer } from '../responses/httpAnswer.js';
import type { Exchange } from '../requests/exchange.js';

/** One method of one path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** Answers a request; undefined when it has begun to answer by itself. Throws wire faults. */
  readonly serve: (exchange: Exchange) => HttpAnswer | undefined | Promise<HttpAnswer | undefined>;
}

/** What a path leads to: one route for each of its methods. */
interface Endpoint<R> {
  /** The path as its template says it. */
  readonly path: string;
  readonly routes: ReadonlyMap<string, R>;
  /** Names of its parameters, in the order of the path. */
  readonly parameters: readonly string[];
}

/** An endpoint, and the values of its parameters. */
export interface Match<R> {
  readonly endpoint: Endpoint<R>;
  readonly path: Readonly<Record<string, string>>;
}

interface Place<R> {
  readonly literals: Map<string, Place<R>>;
  parameter: Place<R> | undefined;
  endpoint: (Endpoint<R> & { routes: Map<string, R> }) | undefined;
}

/** A way from the segments of a path to its endpoint. */
export type Router<R> = (segments: readonly string[]) => Match<R> | undefined;

/**
 * Makes a router of path templates such as `/v1/devices/{code}`. A literal segment goes before a
 * parameter; a parameter takes any segment but none, `.` and `..`.
 */
export function router<R extends { readonly method: string; readonly path: string }>(
  routes: Iterable<R>,
): Router<R> {
  const root = newPlace<R>();
  for (const route of routes) enter(root, route);
  return (segments) => {
    const values: string[] = [];
    const endpoint = walk(root, segments, 0, values);
    if (!endpoint) return undefined;
    const path: Record<string, string> = {};
    endpoint.parameters.forEach((name, index) => (path[name] = values[index] ?? ''));
    return { endpoint, path };
  };
}

function newPlace<R>(): Place<R> {
  return { literals: new Map(), parameter: undefined, endpoint: undefined };
}

function enter<R extends { readonly method: string; readonly path: string }>(
  root: Place<R>,
  route: R,
): void {
  let place = root;
  const parameters: string[] = [];
  for (const segment of route.path.slice(1).split('/')) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    let next = name === undefined ? place.literals.get(segment) : place.parameter;
    if (!next) {
      next = newPlace();
      if (name === undefined) place.literals.set(segment, next);
      else place.parameter = next;
    }
    if (name !== undefined) parameters.push(name);
    place = next;
  }
  place.endpoint ??= { path: route.path, routes: new Map(), parameters };
  if (place.endpoint.path !== route.path || place.endpoint.routes.has(route.method)) {
    throw new Error(`${route.method} ${route.path} is in the way of ${place.endpoint.path}`);
  }
  place.endpoint.routes.set(route.method, route);
}

function walk<R>(
  place: Place<R>,
  segments: readonly string[],
  at: number,
  values: string[],
): Endpoint<R> | undefined {
  const segment = segments[at];
  if (segment === undefined) return place.endpoint;
  const literal = place.literals.get(segment);
  const found = literal && walk(literal, segments, at + 1, values);
  if (found || !place.parameter || segment === '' || segment === '.' || segment === '..') {
    return found;
  }
  values.push(segment);
  const endpoint = walk(place.parameter, segments, at + 1, values);
  if (!endpoint) values.pop();
  return endpoint;
}
