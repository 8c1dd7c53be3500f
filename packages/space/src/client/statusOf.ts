import {
  type DeviceStatus,
  DeviceType,
  OperationKind,
  ResourceCategory,
} from './generated/index.js';

/** A status of a device, and what is mined or printed. */
export type StatusParts =
  | { readonly kind: 'mining'; readonly detail: ResourceCategory }
  | { readonly kind: 'printing'; readonly detail: DeviceType }
  | { readonly kind: Exclude<OperationKind, 'mining' | 'printing'>; readonly detail: null };

/** The values of the details, by kind. */
const DETAILS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mining: ResourceCategory,
  printing: DeviceType,
};

/**
 * The parts of a status: `mining (carbon)` has the kind `mining` and the detail `carbon`.
 *
 * @throws RangeError for a status that this version of the client does not know
 */
export function statusOf(status: DeviceStatus): StatusParts {
  const [, kind = '', detail] = /^(\w+)(?: \((\w+)\))?$/.exec(status) ?? [];
  const details = Object.hasOwn(DETAILS, kind) ? DETAILS[kind] : undefined;
  const isDetailKnown =
    details === undefined ? detail === undefined : Object.hasOwn(details, detail ?? '');
  if (!Object.hasOwn(OperationKind, kind) || !isDetailKnown) {
    throw new RangeError(`Unknown status of a device: ${status}`);
  }
  return { kind, detail: detail ?? null } as StatusParts;
}
