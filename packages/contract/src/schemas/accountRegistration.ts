import type { LimitRules } from '@astrarium/core';
import { z } from 'zod';
import { DRY_RUN } from './query.js';
import { EMAIL, nameSchema, timezoneSchema } from './nameSchema.js';

/** The body of `accounts.create`. */
export function accountRegistration(limits: LimitRules) {
  return z
    .strictObject({
      email: EMAIL,
      name: nameSchema(limits),
      timezone: timezoneSchema(limits).optional(),
      dry_run: DRY_RUN,
    })
    .meta({ id: 'AccountRegistration' });
}

/** The body of `accounts.recover`. */
export const ACCOUNT_RECOVERY = z
  .strictObject({ email: EMAIL, dry_run: DRY_RUN })
  .meta({ id: 'AccountRecovery' });

/** The body of `accounts.verify`, which may be absent. */
export const ACCOUNT_VERIFICATION = z
  .strictObject({ dry_run: DRY_RUN })
  .meta({ id: 'AccountVerification' });
