import type { Readable } from 'node:stream';
import { lineSplitter } from './lineSplitter.js';
import type { MethodResult, Method, Methods } from './method.js';
import type { OutputQueue } from './outputQueue.js';
import { RPC_ERROR_CODES, type RpcError } from './rpcError.js';
import { type Params, readLine, type RpcId, type RpcLine, type RpcRequest } from './rpcRequest.js';

/** Maximum length of a line: 1 MiB. */
const MAX_LINE_BYTES = 1024 * 1024;

/** Maximum of unanswered requests: reading pauses until some are answered. */
const MAX_UNANSWERED = 64;

/** An answer; without a text, nothing is sent. */
interface Answer {
  readonly text?: string;
  readonly after?: (() => void) | undefined;
}

const NO_ANSWER: Answer = {};

/**
 * Answers JSON-RPC 2.0 requests, one message per line. Resolves when the input has ended and
 * everything is answered, or when the output is closed. Answers come in the order of the requests
 * and equal those of requests made one by one.
 */
export async function rpcSession(
  input: Readable,
  out: OutputQueue,
  methods: Methods,
): Promise<void> {
  const splitter = lineSplitter(MAX_LINE_BYTES);
  const answers = inOrder<Answer>(MAX_UNANSWERED, async ({ text, after }) => {
    if (text !== undefined) await out.send(text);
    after?.();
  });
  const start = requestStarter(methods);
  for await (const chunk of chunksOf(input)) {
    for (const line of splitter.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)) {
      await answers.add(await answerTo(readLine(line), start));
      if (out.closed) return;
    }
  }
  const rest = splitter.end();
  if (rest !== undefined) await answers.add(await answerTo(readLine(rest), start));
  await answers.done();
  await out.flush();
}

/** The chunks of the input; an input that fails counts as ended. */
async function* chunksOf(input: Readable): AsyncGenerator<Uint8Array | string> {
  try {
    yield* input as AsyncIterable<Uint8Array | string>;
  } catch {
    return;
  }
}

/** Starts a request as soon as its order allows. The inner promise is its answer. */
type Start = (request: RpcRequest) => Promise<{ readonly answer: Promise<Answer> }>;

async function answerTo({ batch, requests }: RpcLine, start: Start): Promise<Promise<Answer>[]> {
  const started: Promise<Answer>[] = [];
  for (const request of requests) started.push((await start(request)).answer);
  if (!batch) return started;
  // Wait here: a batch may have more requests than may be unanswered at once.
  const answers = await Promise.all(started);
  const texts = answers.flatMap(({ text }) => text ?? []);
  const after = (): void => answers.forEach((answer) => answer.after?.());
  return [
    Promise.resolve(texts.length === 0 ? { after } : { text: `[${texts.join(',')}]`, after }),
  ];
}

function requestStarter(methods: Methods): Start {
  const unfinished = new Set<Promise<MethodResult>>();
  return async (request) => {
    const { id } = request;
    if ('error' in request) return { answer: Promise.resolve(rpcAnswer(id, request)) };
    const method = methods.get(request.method) ?? unknownMethod(request.method);
    const params = (request.params ?? {}) as Params;
    const order = method.order(params);
    if (order !== 'at once') await Promise.all(unfinished);
    const result = runMethod(method, params);
    unfinished.add(result);
    void result.then(() => unfinished.delete(result));
    if (order === 'alone') await result;
    return { answer: result.then((one) => rpcAnswer(id, one)) };
  };
}

function unknownMethod(name: string): Method {
  const shown = JSON.stringify(name.slice(0, 64));
  const message = `unknown method ${shown}; methods.list lists all methods`;
  const error: RpcError = { code: RPC_ERROR_CODES.methodNotFound, message };
  return { summary: '', params: [], order: () => 'at once', run: () => ({ error }) };
}

async function runMethod(method: Method, params: Params): Promise<MethodResult> {
  if (Array.isArray(params)) {
    const message = 'params must be an object with the parameters by name';
    return { error: { code: RPC_ERROR_CODES.invalidParams, message } };
  }
  try {
    return await method.run(params);
  } catch (error) {
    return { error: { code: RPC_ERROR_CODES.internalError, message: String(error) } };
  }
}

function rpcAnswer(id: RpcId, from: MethodResult): Answer {
  const after = 'error' in from ? undefined : from.after;
  if (id === undefined) return after === undefined ? NO_ANSWER : { after };
  const { result, error } = from as { result?: unknown; error?: RpcError };
  const outcome = error === undefined ? { result: result ?? null } : { error };
  return { text: `{"jsonrpc":"2.0","id":${id},${JSON.stringify(outcome).slice(1)}`, after };
}

/** Passes on values that are still being computed, in their order; holds at most `max`. */
function inOrder<Value>(max: number, passOn: (value: Value) => Promise<void>) {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  let onRoom: (() => void) | undefined;
  return {
    /** Adds values; resolves when more may be added. */
    async add(values: readonly Promise<Value>[]): Promise<void> {
      for (const value of values) {
        waiting += 1;
        last = last.then(async () => {
          await passOn(await value);
          waiting -= 1;
          onRoom?.();
        });
      }
      if (waiting < max) return;
      await new Promise<void>((resolve) => {
        onRoom = resolve;
      });
    },
    /** Resolves when all values have been passed on. */
    done: () => last,
  };
}
