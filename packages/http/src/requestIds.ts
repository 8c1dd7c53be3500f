import { randomBytes } from 'node:crypto';

const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Gives a request its id: the caller's own where it is well-formed, else a new one. */
export function requestIds(): (given?: string | string[]) => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return (given) => {
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
