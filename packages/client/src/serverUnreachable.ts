/** The service could not be reached, however often it was tried. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable';

  /** `url` is the address that was asked, `cause` the error of the last attempt. */
  constructor(url: string, cause: unknown, attempts: number) {
    const times = attempts === 1 ? 'once' : `${attempts} times`;
    super(`${unreachableText(url, cause)}. Tried ${times}.`, { cause });
  }
}

/** The faults of a connection, for people, by the code of Node. */
const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there',
  ECONNRESET: 'the server closed the connection',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'the server does not answer',
  UND_ERR_SOCKET: 'the server closed the connection',
};

/** What is wrong with a connection, from the error of `fetch`. */
export function connectionFault(error: unknown): string {
  const { cause, message } = Object(error) as {
    readonly cause?: unknown;
    readonly message?: string;
  };
  const { code = '' } = Object(cause) as { readonly code?: string };
  return FAULTS[code] ?? (code === '' ? (message ?? String(error)) : code);
}

/** Says which server cannot be reached, and what is wrong with the connection. */
export function unreachableText(url: string, error: unknown): string {
  return `Cannot reach ${new URL(url).origin}: ${connectionFault(error)}`;
}
