import type { Ruleset } from '@astrarium/space';
import { type CommandRow, commandRows } from './commandRows.js';
import { answerExamples } from './examples/answerExamples.js';
import { type Input, inputReader, type InputReader, type RawInput } from './input/inputReader.js';
import { openApi, type OpenApi } from './openApi/openApi.js';
import type { Operation } from './operation.js';
import { type OperationName, type Operations, operationsFor } from './operations.js';
import type { Problem } from './problems/problem.js';

/** The interface of one game: its operations, with the limits and examples of its ruleset. */
export interface Contract {
  readonly operations: Operations;
  /**
   * Reads a request of an operation: what it asks, or one problem with everything that is wrong.
   * Defaults of parameters are filled in; a body stays as it came.
   */
  readInput<N extends OperationName>(name: N, raw: RawInput): Input<N> | Problem;
  /**
   * One flat object of parameters as a request: each goes to where the operation has its name. The
   * others go to the body, or without a body to the query, to be refused there.
   */
  splitParams(name: OperationName, params: Readonly<Record<string, unknown>>): RawInput;
  /** The OpenAPI 3.1 document of the interface, the same every time. */
  openApi(): OpenApi;
  /** The device commands, for documentation. */
  commandRows(): readonly CommandRow[];
}

/** Makes the contract of a game with this ruleset. */
export function contractFor(ruleset: Ruleset): Contract {
  const operations = operationsFor(ruleset);
  const entries = Object.entries<Operation>(operations);
  let document: string | undefined;
  const readers = new Map(entries.map(([name, one]) => [name, inputReader(one, ruleset)]));
  return {
    operations,
    readInput: <N extends OperationName>(name: N, raw: RawInput) =>
      (readers.get(name) as InputReader<N>)(raw),
    splitParams: (name, params) => splitParams(operations[name], params),
    openApi() {
      document ??= JSON.stringify(openApi(operations, answerExamples(ruleset)));
      // Whoever asks may change the answer.
      return JSON.parse(document) as OpenApi;
    },
    commandRows: () => commandRows(ruleset),
  };
}

/** One flat object of parameters as a request of an operation. */
function splitParams(
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
    body: body === undefined ? undefined : Object.fromEntries(rest),
    form: 'json',
  };
}
