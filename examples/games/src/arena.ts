import { account, defineSchema, defineSimulation, id, integer } from '@astrarium/core';
import { many, object, orNull, table } from '@astrarium/core';
import type { RowOf } from '@astrarium/core';

/** Lengths in millimetres; a tick is 50 ms. The field is a torus. */
const SIZE = 100_000;
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
  audience: { 'body.hit': 'body.owner' },
});
type Body = RowOf<typeof schema, 'bodies'>;

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

/** The bodies after a place in a list sorted by x that touch the body there. */
function* near(all: readonly Body[], at: number): Iterable<Body> {
  const body = all[at] as Body;
  for (let next = at + 1; next < all.length; next += 1) {
    const other = all[next] as Body;
    if (other.x - body.x > REACH) return;
    if (Math.abs(other.y - body.y) <= REACH) yield other;
  }
}

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
          for (const other of near(all, at)) {
            body.hits += 1;
            other.hits += 1;
            emit('body.hit', { body: body.id, by: other.id });
            emit('body.hit', { body: other.id, by: body.id });
          }
        }
      },
    },
  ],
});
