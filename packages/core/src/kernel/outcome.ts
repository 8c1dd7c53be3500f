import { isPlain } from './codec/canonical.js';
import type { ReadArgs } from './readArgs.js';

/** Plain JSON under names: arguments that are not declared, and answers. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** What somebody asks for, as data. `args` is plain JSON. */
export interface Command<Type extends string = string, Args = PlainObject> {
  /** The caller's own name for this request, echoed in logs; it has no meaning here. */
  readonly id: string;
  /** Who asks: an account id of the simulation, which the kernel does not interpret; 0 is none. */
  readonly account: number;
  readonly type: Type;
  readonly args: Args;
  /** The same arguments, if the game has read them before. */
  readonly read?: ReadArgs;
}

/** A command's typed no: a code, a sentence, and the numbers of the rule behind it. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** What a command gave. `answer` is plain JSON. */
export type Outcome<Answer = PlainObject> =
  | { readonly done: true; readonly answer: Answer }
  | { readonly done: false; readonly refusal: Refusal };

/** A refusal as a check, a view or a rule returns it. */
export interface Refused {
  readonly done: false;
  readonly refusal: Refusal;
}

/** The command was carried out. */
export function done(): { readonly done: true; readonly answer: Readonly<Record<never, never>> };
export function done<Answer extends PlainObject>(
  answer: Answer,
): { readonly done: true; readonly answer: Answer };
export function done(answer: PlainObject = {}): Outcome {
  return { done: true, answer };
}

/** The command was refused; nothing has changed. */
export function refuse(code: string, message: string, numbers: Refusal['numbers'] = {}): Refused {
  return { done: false, refusal: { code, message, numbers } };
}

/** Whether a value is a refusal, as a check or a view returns it. */
export function refused(checked: unknown): checked is Refused {
  return isPlain(checked) && checked['done'] === false && isPlain(checked['refusal']);
}

/**
 * Whether a required value is there: not undefined, null or false.
 *
 * @throws TypeError for a number: 0 is one, so a rule says what it must be
 */
export function isThere(value: unknown): boolean {
  if (typeof value === 'number') {
    throw new TypeError('require takes no number: 0 is one. Write what it must be.');
  }
  return value !== undefined && value !== null && value !== false;
}
