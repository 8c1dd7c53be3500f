import { defineSchema, defineSimulation, id, integer, table } from '@astrarium/core';

const schema = defineSchema({ tables: { boxes: table({ apples: integer() }) } });
const put = schema.command({
  args: { box: id('boxes'), apples: integer({ min: 1, max: 100 }) },
  run({ boxes }, { box, apples }) {
    boxes.get(box).apples += apples;
  },
});
/** The smallest game: boxes, and a command that puts apples into one. */
export const boxes = defineSimulation({
  name: 'boxes',
  version: 1,
  schema,
  commands: { put },
  genesis: ({ boxes }) => void boxes.insert({}),
});
