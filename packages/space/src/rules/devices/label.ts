import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LABEL, type Tagged } from '../../state/tagged.js';
import { devicePlace } from './device.js';
import type { Draft, World } from '../schema.js';

/** The tags of a device that has none. */
export const NO_TAGS: readonly string[] = Object.freeze([]);

/** The tags and the name of a device; undefined when it has neither. */
export function labelOf(world: World, device: DeviceId): Readonly<Tagged> | undefined {
  const document = world.labels.get(world.labels.find(device), LABEL.document);
  return document === 0 ? undefined : world.tags.get(document);
}

/** The tags of a device, by code units. */
export function tagsOf(world: World, device: DeviceId): readonly string[] {
  return labelOf(world, device)?.tags ?? NO_TAGS;
}

/** The name that its account gave a device; null when it has none. */
export function deviceNameOf(world: World, device: DeviceId): string | null {
  return labelOf(world, device)?.name ?? null;
}

/** Tags by code units, each once: as a device has them. */
export function tagsInOrder(tags: readonly string[]): string[] {
  const ordered: string[] = [];
  for (const tag of tags) {
    if (ordered.includes(tag)) continue;
    // There are few of them: each goes down to its place.
    let at = ordered.push(tag) - 1;
    for (; at > 0 && tag < (ordered[at - 1] as string); at -= 1) {
      ordered[at] = ordered[at - 1] as string;
    }
    ordered[at] = tag;
  }
  return ordered;
}

/** Gives a device these tags, which are in order, and no others. */
export function storeTags(draft: Draft, device: DeviceId, wanted: string[]): void {
  const had = tagsOf(draft, device);
  if (wanted.length === had.length && wanted.every((tag, n) => tag === had[n])) return;
  write(draft, device, wanted, deviceNameOf(draft, device));
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('device.tagged', replicant, device, devicePlace(draft, device), wanted.length);
}

/** Gives a device this name, or none. */
export function storeName(draft: Draft, device: DeviceId, wanted: string | null): void {
  if (wanted === deviceNameOf(draft, device)) return;
  write(draft, device, [...tagsOf(draft, device)], wanted);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('device.named', replicant, device, devicePlace(draft, device));
}

/** Forgets the name of a device that leaves its account. */
export function forgetName(draft: Draft, device: DeviceId): void {
  if (deviceNameOf(draft, device) !== null) write(draft, device, [...tagsOf(draft, device)], null);
}

/** Forgets the tags and the name of a device that is about to be removed. */
export function forgetLabel(draft: Draft, device: DeviceId): void {
  if (labelOf(draft, device) !== undefined) write(draft, device, [], null);
}

function write(draft: Draft, device: DeviceId, tags: string[], name: string | null): void {
  const { labels } = draft;
  const known = labels.find(device);
  const label = known === 0 ? labels.insert(device) : known;
  const document = labels.get(label, LABEL.document);
  if (tags.length === 0 && name === null) {
    draft.tags.remove(document);
    labels.set(label, LABEL.document, 0);
    return;
  }
  const content: Tagged = { device, tags, ...(name !== null && { name }) };
  if (document === 0) labels.set(label, LABEL.document, draft.tags.insert(content));
  else draft.tags.replace(document, content);
}
