import type { Handler, Steps } from './handler.js';
import { type Input, inputReader, type RawInput } from './input/inputReader.js';
import { type DescribedInterface, openApi, type OpenApi } from './openApi/openApi.js';
import type { z } from 'zod';
import { listParameter, type Operation, operationOf, type Operations } from './operation.js';
import type { ProblemKind } from './problems/problemKind.js';
import type { Problem } from './problems/problem.js';
import { type ProblemOf, refusalProblems } from './problems/problemOf.js';

/** A part of the documentation that a game adds. */
export interface DocsPart {
  /** What an address of this part has after the `#`. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** What a game says of its interface. */
export interface GameInterface<Snapshot, World> extends DescribedInterface {
  /** How its operations are answered; a host answers those of the platform. */
  readonly handlers: Readonly<Record<string, Handler<Snapshot, World>>>;
  /** Every kind of problem, by its code: those of the platform, and those of the game. */
  readonly problems: Readonly<Record<string, ProblemKind>>;
  /** The names of the commands that a body can name. */
  readonly commandNames: readonly string[];
  /** Makes the parts of the documentation besides the operations. */
  readonly docs: () => readonly DocsPart[];
  readonly guides?: Contract['guides'];
  readonly world?: string;
  readonly onWorld?: GameContract<Snapshot, World>['onWorld'];
}

/** The interface of one game: its operations, with the limits and examples of its setting. */
export interface Contract {
  readonly operations: Operations;
  readonly problems: Readonly<Record<string, ProblemKind>>;
  /** The name of the game for people, in mails and on pages. */
  readonly title: string;
  /** What the game is, in one sentence. */
  readonly summary: string;
  /** The name of the world, by which clients tell it from the one before; '' where it has none. */
  readonly world: string;
  /**
   * Reads a request of an operation: what it asks, or one problem with everything that is wrong.
   * Defaults of parameters are filled in; a body stays as it came.
   *
   * @throws Error when there is no such operation
   */
  readInput(name: string, raw: RawInput): Input | Problem;
  /**
   * One flat object of parameters as a request: each goes to where the operation has its name. The
   * others go to the body, or without a body to the query, to be refused there.
   */
  splitParams(name: string, params: Readonly<Record<string, unknown>>): RawInput;
  /** Converts a refusal of the game to a problem. */
  readonly problemOf: ProblemOf;
  /** The OpenAPI 3.1 document of the interface, the same every time. */
  openApi(): OpenApi;
  /** The parts of the documentation besides the operations. */
  docs(): readonly DocsPart[];
  /** Guides in Markdown, by the names under which they are served. */
  readonly guides: Readonly<Record<string, string>>;
}

/** The contract of a game, with the handlers of its operations. */
export interface GameContract<Snapshot, World> extends Contract {
  readonly handlers: Readonly<Record<string, Handler<Snapshot, World>>>;
  /**
   * Called with the newest world when it has changed, so that handlers can remember of it what
   * later worlds do not tell. Its steps are taken between other work; undefined when there are
   * none. It may miss worlds that others follow at once.
   */
  onWorld(world: World): Steps<void> | undefined;
}

/** Makes the contract of a game. */
export function contractOf<Snapshot, World>(
  described: GameInterface<Snapshot, World>,
): GameContract<Snapshot, World> {
  const { commandNames, docs, handlers, info, operations, problems } = described;
  let document: string | undefined;
  const entries = Object.values(operations);
  const readers = new Map(entries.map((one) => [one, inputReader(one, commandNames)]));
  return {
    operations,
    handlers,
    onWorld: described.onWorld ?? (() => undefined),
    problems,
    title: info.title,
    summary: info.summary ?? '',
    world: described.world ?? '',
    readInput: (name, raw) => readers.get(operationOf(operations, name))!(raw),
    splitParams: (name, params) => splitParams(name, operationOf(operations, name), params),
    problemOf: refusalProblems(problems),
    openApi() {
      document ??= JSON.stringify(openApi(described));
      // Whoever asks may change the answer.
      return JSON.parse(document) as OpenApi;
    },
    docs,
    guides: described.guides ?? {},
  };
}

/** The body that parameters by name give; unknown ones beside a list are left to be refused. */
function bodyOf(name: string, body: z.ZodType, given: Readonly<Record<string, unknown>>): unknown {
  const list = listParameter(name, { body });
  return list !== undefined && Object.keys(given).join() === list ? given[list] : given;
}

/** One flat object of parameters as a request of an operation. */
function splitParams(
  name: string,
  { body, parameters, query }: Operation,
  params: Readonly<Record<string, unknown>>,
): RawInput {
  const entries = Object.entries(params);
  const isIn = (shape: object | undefined, member: string): boolean =>
    shape !== undefined && Object.hasOwn(shape, member);
  const inPath = ([member]: [string, unknown]) => isIn(parameters?.shape, member);
  const inQuery = ([member]: [string, unknown]) => isIn(query?.shape, member);
  const rest = entries.filter((entry) => !inPath(entry) && !inQuery(entry));
  return {
    path: Object.fromEntries(entries.filter(inPath)),
    query: Object.fromEntries([...entries.filter(inQuery), ...(body === undefined ? rest : [])]),
    body: body === undefined ? undefined : bodyOf(name, body, Object.fromEntries(rest)),
    form: 'json',
  };
}
