import type { Operation } from '@astrarium/contract';
import type { LaterAnswer } from '../responses/httpAnswer.js';
import type { Exchange } from '../requests/exchange.js';

/** One method of one path. */
export interface Route {
  readonly method: Operation['method'];
  readonly path: string;
  /** Answers a request; undefined if it writes the response itself. Throws wire faults. */
  readonly serve: (
    exchange: Exchange,
  ) => LaterAnswer | undefined | Promise<LaterAnswer | undefined>;
}

/** The routes of one path, by method. */
interface Endpoint<R> {
  /** The template of the path. */
  readonly path: string;
  readonly routes: ReadonlyMap<string, R>;
  /** Names of its parameters, in the order of the path. */
  readonly parameters: readonly string[];
}

/** An endpoint and the values of its parameters. */
export interface Match<R> {
  readonly endpoint: Endpoint<R>;
  readonly path: Readonly<Record<string, string>>;
}

interface Node<R> {
  readonly literals: Map<string, Node<R>>;
  parameter: Node<R> | undefined;
  endpoint: (Endpoint<R> & { routes: Map<string, R> }) | undefined;
}

/** Finds the endpoint of the segments of a path. */
export interface Router<R> {
  (segments: readonly string[]): Match<R> | undefined;
  /** The last segments of the paths that differ from a path in this alone. */
  beside(segments: readonly string[]): readonly string[];
}

/**
 * Makes a router of path templates such as `/v1/boxes/{code}`. A literal segment wins over a
 * parameter. A parameter matches any segment except an empty one, `.` and `..`.
 */
export function router<R extends { readonly method: string; readonly path: string }>(
  routes: Iterable<R>,
): Router<R> {
  const root = newNode<R>();
  for (const route of routes) addRoute(root, route);
  const find = (segments: readonly string[]): Match<R> | undefined => {
    const values: string[] = [];
    const endpoint = walk(root, segments, 0, values);
    if (!endpoint) return undefined;
    const path: Record<string, string> = {};
    endpoint.parameters.forEach((name, index) => (path[name] = values[index] ?? ''));
    return { endpoint, path };
  };
  return Object.assign(find, {
    beside(segments: readonly string[]) {
      let parent: Node<R> | undefined = root;
      for (const segment of segments.slice(0, -1)) parent = parent?.literals.get(segment);
      const beside = [...(parent?.literals ?? [])];
      return beside.flatMap(([segment, { endpoint }]) => (endpoint ? [segment] : []));
    },
  });
}

function newNode<R>(): Node<R> {
  return { literals: new Map(), parameter: undefined, endpoint: undefined };
}

function addRoute<R extends { readonly method: string; readonly path: string }>(
  root: Node<R>,
  route: R,
): void {
  let node = root;
  const parameters: string[] = [];
  for (const segment of route.path.slice(1).split('/')) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    let next = name === undefined ? node.literals.get(segment) : node.parameter;
    if (!next) {
      next = newNode();
      if (name === undefined) node.literals.set(segment, next);
      else node.parameter = next;
    }
    if (name !== undefined) parameters.push(name);
    node = next;
  }
  node.endpoint ??= { path: route.path, routes: new Map(), parameters };
  if (node.endpoint.path !== route.path || node.endpoint.routes.has(route.method)) {
    throw new Error(`${route.method} ${route.path} conflicts with ${node.endpoint.path}`);
  }
  node.endpoint.routes.set(route.method, route);
}

function walk<R>(
  node: Node<R>,
  segments: readonly string[],
  at: number,
  values: string[],
): Endpoint<R> | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.endpoint;
  const literal = node.literals.get(segment);
  const found = literal && walk(literal, segments, at + 1, values);
  if (found || !node.parameter || segment === '' || segment === '.' || segment === '..') {
    return found;
  }
  values.push(segment);
  const endpoint = walk(node.parameter, segments, at + 1, values);
  if (!endpoint) values.pop();
  return endpoint;
}
