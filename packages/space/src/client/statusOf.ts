import type {
  DeviceStatus,
  DeviceType,
  OperationKind,
  ResourceCategory,
} from './generated/paths.js';

/** A status of a device, and what is mined or printed. */
export type StatusParts =
  | { readonly kind: 'mining'; readonly detail: ResourceCategory }
  | { readonly kind: 'printing'; readonly detail: DeviceType }
  | { readonly kind: Exclude<OperationKind, 'mining' | 'printing'>; readonly detail: null };

/**
 * The parts of a status: `mining (carbon)` has the kind `mining` and the detail `carbon`.
 *
 * @throws RangeError for a text that is not a status
 */
export function statusOf(status: DeviceStatus): StatusParts {
  const [, kind = '', detail = null] = /^(\w+)(?: \((\w+)\))?$/.exec(status) ?? [];
  if (kind === '' || (kind === 'mining' || kind === 'printing') !== (detail !== null)) {
    throw new RangeError(`Not a status of a device: ${status}`);
  }
  return { kind, detail } as StatusParts;
}
