import {
  account,
  at,
  crossing,
  defineSchema,
  defineSimulation,
  gauge,
  id,
  integer,
} from '@astrarium/core';
import { link, list, many, max, object, oneOf, orNull, owner, perWord } from '@astrarium/core';
import { refuse, refused, single, table, timer } from '@astrarium/core';
import type { DraftOf, ReadRowOf, Refused, RowOf, WorldOf } from '@astrarium/core';

/** Lengths in millimetres of path. */
const PATH = 60_000;
const SPOTS = 24;
const REACH = 6_000;
const KINDS = ['runner', 'brute', 'boss'] as const;
const kind = oneOf(...KINDS);
const spot = integer({ min: 0, max: SPOTS - 1 });
const creepNumbers = object({
  hits: integer(),
  speed: integer(),
  reward: integer(),
  harm: integer(),
});
const levelNumbers = object({ cost: integer(), damage: integer(), reload: integer({ min: 1 }) });

const schema = defineSchema({
  setting: {
    baseHealth: integer(),
    startMoney: integer(),
    pause: integer(),
    gap: integer(),
    creeps: perWord(KINDS, creepNumbers),
    levels: many(levelNumbers),
    waves: many(many(kind)),
  },
  tables: {
    base: single({
      stage: oneOf('waiting', 'playing', 'won', 'lost'),
      health: integer({ min: 0 }),
      wave: integer(),
      spawned: integer(),
      nextWave: timer,
      spawn: timer,
    }),
    players: table(
      { account, money: integer({ min: 0 }), kills: integer(), towers: list('towers') },
      { unique: ['account'] },
    ),
    creeps: table({
      kind,
      hits: integer(),
      way: gauge,
      arrives: crossing('way', { rises: PATH }),
      hunters: list('towers'),
    }),
    towers: table(
      {
        owner: owner('players', 'towers'),
        spot,
        level: integer(),
        reload: timer,
        target: link('creeps', 'hunters'),
      },
      { unique: ['spot'] },
    ),
  },
  events: {
    'wave.begun': { wave: integer() },
    'creep.killed': { creep: id('creeps'), by: id('towers') },
    'creep.arrived': { creep: id('creeps'), health: integer() },
    'game.over': { won: oneOf('won', 'lost') },
  },
  audience: {
    'wave.begun': 'everybody',
    'creep.killed': 'everybody',
    'creep.arrived': 'everybody',
    'game.over': 'everybody',
  },
});
type Draft = DraftOf<typeof schema>;
type World = WorldOf<typeof schema>;
type Player = RowOf<typeof schema, 'players'>;
type Creep = RowOf<typeof schema, 'creeps'>;
type Tower = RowOf<typeof schema, 'towers'>;
type TowerRead = ReadRowOf<typeof schema, 'towers'>;

const placeOf = (spot: number) => Math.floor((spot * PATH) / SPOTS);

function checkUpgrade(
  world: World,
  tower: TowerRead,
  account: number,
): { readonly cost: number } | Refused {
  if (tower.owner.account !== account) return refuse('not_yours', 'That tower is not yours.');
  const next = world.setting.levels[tower.level + 1];
  if (!next) return refuse('highest', 'The tower is of the highest level.', { level: tower.level });
  if (tower.owner.money < next.cost)
    return refuse('too_poor', 'You cannot pay that.', { cost: next.cost });
  return next;
}
function own({ base, players, require }: Draft, account: number): Player {
  require(base.stage === 'playing' || base.stage === 'waiting', 'over', 'The game is over.');
  return require(players.by({ account }), 'no_player', 'Join first.');
}
function over(draft: Draft, won: 'won' | 'lost'): void {
  draft.base.stage = won;
  draft.base.spawn.clear();
  draft.base.nextWave.clear();
  for (const creep of draft.creeps) creep.way.rate = 0;
  for (const tower of draft.towers) tower.reload.clear();
  draft.emit('game.over', { won });
}
function foremost({ creeps }: Draft, tower: Tower): Creep | undefined {
  const here = placeOf(tower.spot);
  return creeps.best(({ way }) => (Math.abs(way.level - here) <= REACH ? way.level : undefined));
}
function shoot(draft: Draft, tower: Tower): void {
  const { damage, reload } = at(draft.setting.levels, tower.level);
  const kept =
    tower.target && Math.abs(tower.target.way.level - placeOf(tower.spot)) <= REACH
      ? tower.target
      : undefined;
  const creep = kept ?? foremost(draft, tower);
  tower.target = creep;
  tower.reload.in(creep ? reload : 1); // nothing in range: look again at the next tick
  if (!creep) return;
  creep.hits -= damage;
  if (creep.hits > 0) return;
  tower.owner.kills += 1;
  tower.owner.money += draft.setting.creeps[creep.kind].reward;
  draft.emit('creep.killed', { creep: creep.id, by: tower.id });
  remove(draft, creep);
}
function remove(draft: Draft, creep: Creep): void {
  draft.creeps.remove(creep);
  const { base, creeps, setting } = draft;
  if (base.stage === 'playing' && creeps.size === 0 && base.wave > setting.waves.length)
    over(draft, 'won');
}

const join = schema.command({
  answer: { player: id('players') },
  run({ base, players, require, setting }, _, { account }) {
    require(!players.by({ account }), 'joined', 'You play already.');
    require(base.stage === 'waiting', 'begun', 'The game has begun.');
    if (players.size === 0) base.nextWave.in(setting.pause);
    return { player: players.insert({ account, money: setting.startMoney }).id };
  },
});
const build = schema.command({
  args: { spot },
  answer: { tower: id('towers') },
  run(draft, { spot }, { account }) {
    const { require, towers } = draft;
    const player = own(draft, account);
    const { cost } = at(draft.setting.levels, 0);
    require(!towers.by({ spot }), 'taken', 'A tower stands there.', { spot });
    require(player.money >= cost, 'too_poor', 'You cannot pay that.', { cost });
    player.money -= cost;
    return { tower: towers.insert({ owner: player, spot, reload: 1 }).id };
  },
});
const upgrade = schema.command({
  args: { tower: id('towers') },
  run(draft, { tower: id }, { account }) {
    const player = own(draft, account);
    const tower = draft.towers.get(id);
    player.money -= draft.accept(checkUpgrade(draft, tower, account)).cost;
    tower.level += 1;
  },
});
const field = schema.view({
  answer: {
    health: integer(),
    wave: integer(),
    nextWave: integer(),
    money: integer(),
    creeps: many(object({ id: id('creeps'), kind, way: integer(), hits: integer() })),
    towers: many(
      object({
        id: id('towers'),
        spot,
        level: integer(),
        target: id('creeps'),
        upgrade: orNull(integer()),
      }),
    ),
  },
  read(world, { account }) {
    const { base, creeps, players, towers } = world;
    const upgrade = (tower: TowerRead) => {
      const checked = checkUpgrade(world, tower, account);
      return refused(checked) ? null : checked.cost;
    };
    return {
      health: base.health,
      wave: base.wave,
      nextWave: base.nextWave.left,
      money: players.by({ account })?.money ?? 0,
      creeps: creeps.map(({ hits, id, kind, way }) => ({ id, kind, way: way.level, hits })),
      towers: towers.map((tower) => ({
        id: tower.id,
        spot: tower.spot,
        level: tower.level,
        target: tower.target?.id ?? 0,
        upgrade: upgrade(tower),
      })),
    };
  },
});

export const towers = defineSimulation({
  name: 'towers',
  version: 1,
  schema,
  commands: { join, build, upgrade },
  views: { field },
  genesis({ base, setting }) {
    base.health = setting.baseHealth;
  },
  systems: {
    'base.nextWave'(draft) {
      const { base, emit, setting } = draft;
      base.stage = 'playing';
      base.wave += 1;
      if (base.wave > setting.waves.length) return;
      base.spawned = 0;
      base.spawn.in(1);
      emit('wave.begun', { wave: base.wave });
    },
    'base.spawn'({ base, creeps, setting }) {
      const wave = at(setting.waves, base.wave - 1);
      const kind = at(wave, base.spawned);
      const { hits, speed } = setting.creeps[kind];
      creeps.insert({ kind, hits, way: { rate: speed } });
      base.spawned += 1;
      if (base.spawned < wave.length) base.spawn.in(setting.gap);
      else base.nextWave.in(setting.pause);
    },
    'creeps.arrives'(draft, creep) {
      const { base, setting } = draft;
      base.health = max(0, base.health - setting.creeps[creep.kind].harm);
      draft.emit('creep.arrived', { creep: creep.id, health: base.health });
      if (base.health === 0) over(draft, 'lost');
      remove(draft, creep);
    },
    'towers.reload': shoot,
  },
  result({ base, players }) {
    if (base.stage !== 'won' && base.stage !== 'lost') return undefined;
    return { winners: base.stage === 'won' ? players.map(({ account }) => account) : [] };
  },
  *suggest(world, account) {
    const { base, players, setting, towers } = world;
    const player = players.by({ account });
    if (!player && base.stage === 'waiting') yield { type: 'join', args: {} };
    for (const tower of player?.towers ?? []) {
      if (refused(checkUpgrade(world, tower, account))) continue;
      yield { type: 'upgrade', args: { tower: tower.id } };
    }
    if (!player || player.money < at(setting.levels, 0).cost) return;
    for (let spot = 0; spot < SPOTS; spot += 1) {
      if (!towers.by({ spot })) yield { type: 'build', args: { spot } };
    }
  },
});
