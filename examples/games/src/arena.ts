import { account, defineSchema, defineSimulation, id, integer } from '@astrarium/core';
import { many, object, orNull, table } from '@astrarium/core';

/** Lengths in millimetres; a tick is 50 ms. The field is a torus. */
const SIZE = 1_000_000;
const REACH = 1_500;
const speed = integer({ min: -400, max: 400 });
const place = integer({ min: 0, max: SIZE - 1 });

const schema = defineSchema({
  tables: {
    bodies: table(
      { owner: account, x: place, y: place, vx: speed, vy: speed, hits: integer() },
      { unique: ['owner'] },
    ),
  },
  events: { 'body.hit': { body: id('bodies'), by: id('bodies') } },
  audience: { 'body.hit': 'everybody' },
});

const join = schema.command({
  answer: { body: id('bodies') },
  run(draft, _, { account }) {
    draft.require(!draft.bodies.by({ owner: account }), 'here', 'You have a body already.');
    const chance = draft.chance('start');
    const body = draft.bodies.insert({
      owner: account,
      x: chance.below(SIZE),
      y: chance.below(SIZE),
    });
    return { body: body.id };
  },
});
const leave = schema.command({
  run({ bodies, require }, _, { account }) {
    bodies.remove(require(bodies.by({ owner: account }), 'no_body', 'You have no body.'));
  },
});
const steer = schema.command({
  args: { vx: speed, vy: speed },
  run({ bodies, require }, { vx, vy }, { account }) {
    const body = require(bodies.by({ owner: account }), 'no_body', 'Join first.');
    body.vx = vx;
    body.vy = vy;
  },
});
const field = schema.view({
  answer: {
    me: orNull(id('bodies')),
    size: integer(),
    bodies: many(object({ id: id('bodies'), x: place, y: place, hits: integer() })),
  },
  read({ bodies }, { account }) {
    return {
      me: bodies.by({ owner: account })?.id ?? null,
      size: SIZE,
      bodies: bodies.map(({ hits, id, x, y }) => ({ id, x, y, hits })),
    };
  },
});

const wrapped = (at: number) => (at + SIZE) % SIZE;

export const arena = defineSimulation({
  name: 'arena',
  version: 1,
  schema,
  commands: { join, leave, steer },
  views: { field },
  every: [
    {
      ticks: 1,
      name: 'move',
      table: 'bodies',
      run({ bodies }) {
        bodies.each((body) => {
          body.x = wrapped(body.x + body.vx);
          body.y = wrapped(body.y + body.vy);
        });
      },
    },
    {
      ticks: 20,
      name: 'hit',
      table: 'bodies',
      run({ bodies, emit }) {
        const all = [...bodies].sort((a, b) => a.x - b.x || a.id - b.id);
        for (const [at, body] of all.entries()) {
          const next = all[at + 1];
          if (!next || next.x - body.x > REACH || Math.abs(next.y - body.y) > REACH) continue;
          body.hits += 1;
          emit('body.hit', { body: body.id, by: next.id });
        }
      },
    },
  ],
});
