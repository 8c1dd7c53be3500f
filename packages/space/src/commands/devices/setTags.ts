import { tagsInOrder, tagsOf, storeTags } from '../../rules/devices/tags.js';
import { refuse } from '../../rules/refuse.js';
import { STATUSES } from '../../state/statuses.js';
import { ANSWER, DEVICE_NOW } from '../definition/answer.js';
import { optional, tags } from '../definition/argument.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

/** Replaces, adds or removes tags. Each tag is kept once, in the order of code units. */
export const setTags = defineDeviceCommand({
  name: 'set_tags',
  features: [],
  states: { allowed: STATUSES, otherwise: 'device_busy' },
  args: {
    tags: optional(tags('All tags of the device from now on.')),
    add_tags: optional(tags('Tags to add.')),
    remove_tags: optional(tags('Tags to remove.')),
  },
  oneOf: ['tags', 'add_tags', 'remove_tags'],
  answer: { ...DEVICE_NOW, tags: ANSWER.tags },
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
