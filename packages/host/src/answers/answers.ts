import type { OperationName } from '@astrarium/contract';
import { accountAnswers } from './accountAnswers.js';
import { deviceAnswers } from './deviceAnswers.js';
import { eventAnswers } from './eventAnswers.js';
import { gameAnswers } from './gameAnswers.js';
import { placeAnswers } from './placeAnswers.js';
import { planAnswers } from './planAnswers.js';
import type { Planner, Reader, Writer } from './question.js';
import { replicantAnswers } from './replicantAnswers.js';

/** The operations that are answered with one document. */
type Answerable = Exclude<OperationName, 'events.stream'>;

/** How each is answered: by reading the world, by a plan, or by a write that is committed. */
export const ANSWERS: Readonly<
  Record<
    Answerable,
    { readonly read: Reader } | { readonly plan: Planner } | { readonly write: Writer }
  >
> = {
  ...accountAnswers,
  ...deviceAnswers,
  ...eventAnswers,
  ...gameAnswers,
  ...placeAnswers,
  ...planAnswers,
  ...replicantAnswers,
};
