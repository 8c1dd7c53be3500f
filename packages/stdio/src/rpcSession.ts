import type { Readable } from 'node:stream';
import { lineSplitter } from './lineSplitter.js';
import type { MethodResult, Method, Methods } from './method.js';
import type { OutputQueue } from './outputQueue.js';
import { RPC_ERROR_CODES, type RpcError } from './rpcError.js';
import { type Params, readLine, type RpcId, type RpcLine, type RpcRequest } from './rpcRequest.js';

/** How long a line may be: 1 MiB. */
const MAX_LINE_BYTES = 1024 * 1024;

/** How many answers may be owed: nothing more is read until some are given. */
const MAX_OWED = 64;

/** An answer under way; without a text, there is none to give. */
interface Answer {
  readonly text?: string;
  readonly after?: (() => void) | undefined;
}

const NO_ANSWER: Answer = {};

/**
 * Answers JSON-RPC 2.0, a message a line, until the input ends and all is answered, or the output
 * is closed. Answers come in the order of the requests, and are those that asking one by one would
 * have given.
 */
export async function rpcSession(
  input: Readable,
  out: OutputQueue,
  methods: Methods,
): Promise<void> {
  const splitter = lineSplitter(MAX_LINE_BYTES);
  const answers = inOrder<Answer>(MAX_OWED, async ({ text, after }) => {
    if (text !== undefined) await out.send(text);
    after?.();
  });
  const begin = starter(methods);
  for await (const chunk of chunksOf(input)) {
    for (const line of splitter.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)) {
      await answers.add(await answerTo(readLine(line), begin));
      if (out.closed) return;
    }
  }
  const rest = splitter.end();
  if (rest !== undefined) await answers.add(await answerTo(readLine(rest), begin));
  await answers.done();
  await out.flush();
}

/** What comes in; an input that breaks off is an end like any other. */
async function* chunksOf(input: Readable): AsyncGenerator<Uint8Array | string> {
  try {
    yield* input as AsyncIterable<Uint8Array | string>;
  } catch {
    return;
  }
}

/** Begins what a line asks for, as soon as it may; gives the answer that will come. */
type Begin = (request: RpcRequest) => Promise<{ readonly answer: Promise<Answer> }>;

async function answerTo({ batch, requests }: RpcLine, begin: Begin): Promise<Promise<Answer>[]> {
  const begun: Promise<Answer>[] = [];
  for (const request of requests) begun.push((await begin(request)).answer);
  if (!batch) return begun;
  // Before anything else is begun: a batch may hold more requests than answers may be owed.
  const answers = await Promise.all(begun);
  const texts = answers.flatMap(({ text }) => text ?? []);
  const after = (): void => answers.forEach((answer) => answer.after?.());
  return [
    Promise.resolve(texts.length === 0 ? { after } : { text: `[${texts.join(',')}]`, after }),
  ];
}

function starter(methods: Methods): Begin {
  const unfinished = new Set<Promise<MethodResult>>();
  return async (request) => {
    const { id } = request;
    if ('error' in request) return { answer: Promise.resolve(answerOf(id, request)) };
    const method = methods.get(request.method) ?? unknownMethod(request.method);
    const params = (request.params ?? {}) as Params;
    const order = method.order(params);
    if (order !== 'at once') await Promise.all(unfinished);
    const given = attempt(method, params);
    unfinished.add(given);
    void given.then(() => unfinished.delete(given));
    if (order === 'alone') await given;
    return { answer: given.then((all) => answerOf(id, all)) };
  };
}

function unknownMethod(name: string): Method {
  const shown = JSON.stringify(name.slice(0, 64));
  const message = `no method ${shown}; methods.list names all`;
  const error: RpcError = { code: RPC_ERROR_CODES.methodNotFound, message };
  return { summary: '', params: [], order: () => 'at once', run: () => ({ error }) };
}

async function attempt(method: Method, params: Params): Promise<MethodResult> {
  if (Array.isArray(params)) {
    const message = 'params are given by name, as an object';
    return { error: { code: RPC_ERROR_CODES.invalidParams, message } };
  }
  try {
    return await method.run(params);
  } catch (error) {
    return { error: { code: RPC_ERROR_CODES.internalError, message: String(error) } };
  }
}

function answerOf(id: RpcId, given: MethodResult): Answer {
  const after = 'error' in given ? undefined : given.after;
  if (id === undefined) return after === undefined ? NO_ANSWER : { after };
  const { result, error } = given as { result?: unknown; error?: RpcError };
  const said = error === undefined ? { result: result ?? null } : { error };
  return { text: JSON.stringify({ jsonrpc: '2.0', id, ...said }), after };
}

/** Takes things that are not ready yet and hands them on in the order in which they came. */
interface InOrder<Thing> {
  /** Takes things; fulfilled when there is room for more. */
  add(things: readonly Promise<Thing>[]): Promise<void>;
  /** Fulfilled when all have been handed on. */
  done(): Promise<void>;
}

/** Hands things on one after the other, and holds so many at most. */
function inOrder<Thing>(max: number, handOn: (thing: Thing) => Promise<void>): InOrder<Thing> {
  let held = 0;
  let last: Promise<void> = Promise.resolve();
  let room: (() => void) | undefined;
  return {
    async add(things) {
      for (const thing of things) {
        held += 1;
        last = last.then(async () => {
          await handOn(await thing);
          held -= 1;
          room?.();
        });
      }
      if (held < max) return;
      await new Promise<void>((resolve) => {
        room = resolve;
      });
    },
    done: () => last,
  };
}
