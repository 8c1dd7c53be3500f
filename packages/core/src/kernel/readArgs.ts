import { copyJson, MESSAGE_RULES } from './codec/copyJson.js';

type PlainObject = Readonly<Record<string, unknown>>;

/**
 * Arguments that were copied and read before their command is carried out. A command that has them
 * as `read`, and their copy as `args`, is not copied again, and its reducer need not read it again.
 */
export class ReadArgs<Values = unknown> {
  /** The frozen copy of the given arguments. */
  readonly args: PlainObject;
  readonly values: Values;
  readonly #reader: object;

  private constructor(args: PlainObject, values: Values, reader: object) {
    this.args = args;
    this.values = values;
    this.#reader = reader;
    Object.freeze(this);
  }

  /** Copies arguments and reads the copy; returns why not if they are not plain JSON. */
  static of<Values>(
    given: PlainObject,
    read: (args: PlainObject) => Values,
    reader: object,
  ): ReadArgs<Values> | { readonly why: string } {
    let args: PlainObject;
    try {
      args = copyJson(given, 'args', MESSAGE_RULES);
    } catch (error) {
      return { why: (error as Error).message };
    }
    return new ReadArgs(args, Object.freeze(read(args)), reader);
  }

  /** Whether this reader read the arguments: others must not take its values. */
  isReadBy(reader: object): boolean {
    return this.#reader === reader;
  }
}
