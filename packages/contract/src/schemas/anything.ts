import { z } from 'zod';

/** Plain JSON under a name. */
export const ANYTHING = z.looseObject({});
