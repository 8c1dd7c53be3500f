import { done } from '../../kernel.js';
import { optional } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Draft, Reducer } from '../rules/schema.js';
import { tagsInOrder, tagsOf, tagsSet } from '../rules/devices/tags.js';
import type { LimitRules } from '../ruleset/ruleset.js';
import { orderAnswer, orderOf } from './order.js';
import { tagList } from './tagList.js';

/** `set_tags {device, tags | add_tags | remove_tags}`: exactly one of the three. */
export const setTags: Reducer = (draft, command) => {
  const { limits } = draft.setting.ruleset;
  const order = orderOf(draft, command, 'set_tags', readersOf(draft));
  if (isRefused(order)) return order;
  const { device } = order;
  const { tags, add_tags, remove_tags } = order.args;
  const given = [tags, add_tags, remove_tags].filter((list) => list !== undefined).length;
  if (given !== 1) {
    const rule = 'exactly one of tags, add_tags, remove_tags';
    return refuse('invalid_field', `${rule}: ${given} given`, { field: 'tags', rule, given });
  }
  const had = tags ?? tagsOf(draft, device);
  const kept = remove_tags === undefined ? had : had.filter((tag) => !remove_tags.includes(tag));
  const wanted = tagsInOrder(add_tags === undefined ? kept : [...kept, ...add_tags]);
  if (wanted.length > limits.tagsPerDevice) {
    return refuse('tag_limit', 'the device would have more tags than it may', {
      tags: wanted.length,
      most: limits.tagsPerDevice,
    });
  }
  tagsSet(draft, device, wanted);
  const { device_code, status, operation } = orderAnswer(draft, device);
  return done({ device_code, status, operation, tags: [...tagsOf(draft, device)] });
};

function readersOf({ setting }: Draft) {
  const { limits } = setting.ruleset;
  const known = READERS.get(limits);
  if (known !== undefined) return known;
  const made = readersWith(limits);
  READERS.set(limits, made);
  return made;
}

/** By limits, which are constant. */
const READERS = new WeakMap<LimitRules, ReturnType<typeof readersWith>>();

function readersWith(limits: LimitRules) {
  const reader = optional<readonly string[] | undefined>(tagList(limits), undefined);
  return { tags: reader, add_tags: reader, remove_tags: reader };
}
