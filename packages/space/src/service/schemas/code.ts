import { textSchema } from '@astrarium/contract';
import { z } from 'zod';

/** ASCII letters of a code as upper case. */
function upperCase(code: string): string {
  return code.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** ASCII letters of a code as lower case. */
function lowerCase(code: string): string {
  return code.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The code of a device or a replicant: 8 hex digits, read as lower case. */
export const CODE = z
  .string()
  .regex(/^[0-9A-Fa-f]{8}$/, { error: '8 hex digits' })
  .overwrite(lowerCase);

/** The code of a device. */
export const DEVICE_CODE = CODE.describe('The code of a device.').meta({
  id: 'DeviceCode',
  examples: ['1f3a92c4'],
});

/** The code of a replicant. */
export const REPLICANT_CODE = CODE.describe('The code of a replicant.').meta({
  id: 'ReplicantCode',
  examples: ['7be0410d'],
});

/** The code of a location of any kind; the location need not exist. */
export const LOCATION_CODE = textSchema(1, 64)
  .overwrite(upperCase)
  .describe(
    'The code of a location: `SOL`, `SOL-3`, `SOL-3-1`, `SOL-3-L4`, `SOL-BELT-1`, `SOL-OBJ-1`.',
  )
  .meta({ id: 'LocationCode', examples: ['SOL-BELT-1'] });

/** The code of a location to read on from; the location need not exist. */
export const LOCATION_CURSOR = z
  .string()
  .max(64, { abort: true })
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, {
    error: 'the code of a location, such as SOL-BELT-1',
  })
  .overwrite(upperCase);

/** The code of a mining site or a salvage site. */
export const SITE_CODE = textSchema(1, 64)
  .overwrite(upperCase)
  .describe('The code of a mining site or a salvage site: `SOL-BELT-1-SITE-0`, `SOL-4-SAL-1`.')
  .meta({ id: 'SiteCode', examples: ['SOL-BELT-1-SITE-0'] });

/** The id of an operation: the code of a device and a number. */
export const OPERATION_ID = z
  .string()
  .regex(/^[0-9A-Fa-f]{8}-(?:0|[1-9][0-9]{0,15})$/, {
    error: 'the code of a device, a hyphen and a number',
  })
  .overwrite(lowerCase)
  .describe("A device's code and a number.")
  .meta({ id: 'OperationId', examples: ['1f3a92c4-7'] });

/** The parameter of operations that can act as one replicant. */
export const QUERY_ACTING = {
  acting_replicant: REPLICANT_CODE.optional().describe(
    'Read as this replicant of yours: devices of private siblings are omitted.',
  ),
} as const;
