/** What somebody asks for, as data. `args` is plain JSON; the reducer checks it. */
export interface Command {
  /** The caller's own name for this request, echoed in logs; it has no meaning here. */
  readonly id: string;
  /** Who asks: an opaque account id of the simulation; 0 is nobody's account. */
  readonly account: number;
  readonly type: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A command's typed no: a code, a sentence, and the numbers of the rule behind it. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** What a command gave. `answer` is plain JSON. */
export type Outcome =
  | { readonly done: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly done: false; readonly refusal: Refusal };

/** The command was carried out. */
export function done(answer: Readonly<Record<string, unknown>> = {}): Outcome {
  return { done: true, answer };
}

/** The command was refused; nothing has changed. */
export function refuse(
  code: string,
  message: string,
  numbers: Refusal['numbers'] = {},
): Outcome & { readonly done: false } {
  return { done: false, refusal: { code, message, numbers } };
}
