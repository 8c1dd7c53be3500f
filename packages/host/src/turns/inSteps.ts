import type { Steps } from '@astrarium/contract';

/** The steps of something that is made in steps or at once; then it is one step. */
export function* inSteps<T extends object>(made: T | Steps<T>): Steps<T> {
  return isSteps(made) ? yield* made : made;
}

/** Whether a result is still to be made in steps. */
export function isSteps<T>(made: T | Steps<T>): made is Steps<T> {
  return typeof made === 'object' && made !== null && Symbol.iterator in made && 'next' in made;
}
