import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers a request for an event stream and goes on answering, problems included. The fields that
 * every answer bears are set on the response already.
 */
export type StreamHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: { readonly account: number; readonly cursor: string | undefined },
) => void;
