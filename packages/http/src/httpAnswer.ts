/** What is to be sent for a request. */
export interface HttpAnswer {
  readonly status: number;
  /** The media type of the body. */
  readonly type: string;
  readonly body: string | Buffer;
  /** Name, value, name, value … */
  readonly headers?: readonly string[];
  /** Whether it gets an entity tag, so that it need not be sent again. */
  readonly tagged?: boolean;
  /** The entity tag of a body that is always the same. */
  readonly tag?: string;
  /** The body compressed, where it is always the same. */
  readonly zipped?: Buffer;
}

/** A document in answer. */
export const JSON_TYPE = 'application/json';

/** A problem in answer (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** A page for people. */
export const HTML_TYPE = 'text/html; charset=utf-8';
