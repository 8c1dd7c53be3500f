import type { Ruleset } from '@astrarium/space';
import { type CommandRow, commandRows } from './commandRows.js';
import { answerExamples } from './examples/answerExamples.js';
import { type Input, inputReader, type RawInput } from './input/inputReader.js';
import { openApi, type OpenApi } from './openApi/openApi.js';
import { type Operation, operationOf, type Operations } from './operation.js';
import { operationsFor } from './operations.js';
import type { Problem } from './problems/problem.js';

/** The interface of one game: its operations, with the limits and examples of its ruleset. */
export interface Contract {
  readonly operations: Operations;
  /**
   * Reads a request of an operation: what it asks, or one problem with everything that is wrong.
   * Defaults of parameters are filled in; a body stays as it came.
   */
  readInput(name: string, raw: RawInput): Input | Problem;
  /**
   * One flat object of parameters as a request: each goes to where the operation has its name. The
   * others go to the body, or without a body to the query, to be refused there.
   */
  splitParams(name: string, params: Readonly<Record<string, unknown>>): RawInput;
  /** The OpenAPI 3.1 document of the interface, the same every time. */
  openApi(): OpenApi;
  /** The device commands, for documentation. */
  commandRows(): readonly CommandRow[];
}

/** Makes the contract of a game with this ruleset. */
export function contractFor(ruleset: Ruleset): Contract {
  const operations = operationsFor(ruleset);
  let document: string | undefined;
  const entries = Object.entries(operations);
  const readers = new Map(entries.map(([, one]) => [one, inputReader(one, ruleset)]));
  return {
    operations,
    readInput: (name, raw) => readers.get(operationOf(operations, name))!(raw),
    splitParams: (name, params) => splitParams(operationOf(operations, name), params),
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
