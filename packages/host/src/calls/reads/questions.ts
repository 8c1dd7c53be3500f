import { type Contract, isProblem } from '@astrarium/contract';
import type { Call } from '../call.js';

type Read = ReturnType<Contract['readInput']>;

/** The parameters of a call as the contract reads them. */
interface Question {
  /** The same for calls with the same parameters; undefined for calls with a body. */
  readonly key: string | undefined;
  readonly read: Read;
}

/** Reads the parameters of calls. */
export type Questions = (call: Call) => Question;

/** Maximum of kept parameters, and of the length of their key. */
const MAX_KEPT = 2_000;
const MAX_KEY = 512;

/** Reads parameters with a contract; those of calls that are repeated are read once. */
export function questionsOf(contract: Pick<Contract, 'readInput'>): Questions {
  const kept = new Map<string, Read>();
  return (call) => {
    const { asText, body, form, operation, path, query } = call;
    if (asText !== true || body !== undefined) {
      return { key: undefined, read: contract.readInput(operation, call) };
    }
    const key = `${operation} ${form} ${JSON.stringify(path)} ${JSON.stringify(query)}`;
    const known = kept.get(key);
    if (known !== undefined) return { key, read: known };
    const read = contract.readInput(operation, call);
    if (isProblem(read) || key.length > MAX_KEY) return { key, read };
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, read);
    return { key, read };
  };
}
