import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LABEL } from '../../state/tagged.js';
import { devicePlace } from './device.js';
import type { Draft, World } from '../schema.js';

const NO_TAGS: readonly string[] = Object.freeze([]);

/** The tags of a device, by code units. */
export function tagsOf(world: World, device: DeviceId): readonly string[] {
  const document = world.labels.get(world.labels.find(device), LABEL.document);
  return document === 0 ? NO_TAGS : (world.tags.get(document)?.tags ?? NO_TAGS);
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
  write(draft, device, wanted);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('device.tagged', replicant, device, devicePlace(draft, device), wanted.length);
}

/** Forgets the tags of a device that is about to be removed. */
export function forgetTags(draft: Draft, device: DeviceId): void {
  if (tagsOf(draft, device).length > 0) write(draft, device, []);
}

function write(draft: Draft, device: DeviceId, tags: string[]): void {
  const { labels } = draft;
  const known = labels.find(device);
  const label = known === 0 ? labels.insert(device) : known;
  const document = labels.get(label, LABEL.document);
  if (document === 0) {
    labels.set(label, LABEL.document, draft.tags.insert({ device, tags }));
  } else if (tags.length === 0) {
    draft.tags.remove(document);
    labels.set(label, LABEL.document, 0);
  } else {
    draft.tags.replace(document, { device, tags });
  }
}
