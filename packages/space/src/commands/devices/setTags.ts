import { many, optional, text } from '@astrarium/core';
import { tagsInOrder, tagsOf, storeTags } from '../../rules/devices/label.js';
import { refuse } from '../../rules/refuse.js';
import { STATUSES } from '../../state/statuses.js';
import { TAGS } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/** Replaces, adds or removes tags. Each tag is kept once, in the order of code units. */
export const setTags = defineDeviceCommand({
  name: 'set_tags',
  features: [],
  states: { allowed: STATUSES, otherwise: 'device_busy' },
  args: {
    tags: optional(TAGS.about('All tags of the device from now on.')),
    add_tags: optional(TAGS.about('Tags to add.')),
    remove_tags: optional(TAGS.about('Tags to remove.')),
  },
  oneOf: ['tags', 'add_tags', 'remove_tags'],
  answer: { ...DEVICE_NOW, tags: many(text().format('tag')) },
  status: 200,
  run(draft, { args, device }) {
    const { add_tags, remove_tags } = args;
    const given = [args.tags, add_tags, remove_tags].filter((list) => list !== undefined).length;
    if (given !== 1) {
      const rule = 'exactly one of tags, add_tags, remove_tags';
      return refuse('invalid_field', `Give ${rule}: found ${given}`, {
        field: 'tags',
        rule,
        given,
      });
    }
    const had = args.tags ?? tagsOf(draft, device);
    const remaining =
      remove_tags === undefined ? had : had.filter((tag) => !remove_tags.includes(tag));
    const wanted = tagsInOrder(add_tags === undefined ? remaining : [...remaining, ...add_tags]);
    const max = draft.setting.ruleset.limits.tagsPerDevice;
    if (wanted.length > max) {
      return refuse('tag_limit', `Too many tags: ${wanted.length}, the limit is ${max}`, {
        tags: wanted.length,
        max,
      });
    }
    storeTags(draft, device, wanted);
    return { tags: [...tagsOf(draft, device)] };
  },
});
