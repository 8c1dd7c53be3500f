import { account, defineSchema, defineSimulation, flag, id, integer, link } from '@astrarium/core';
import { list, many, max, oneOf, orNull, single, table, timer } from '@astrarium/core';
import type { DraftOf, RowOf } from '@astrarium/core';

const RANKS = Array.from({ length: 20 }, (_, index) => index + 1);
const HAND = 5;
const TURN_TICKS = 30;
const rank = integer({ min: 1, max: 20 });

/** One world is one match. A card exists once it is drawn: the deck is chance, not data. */
const schema = defineSchema({
  tables: {
    match: single({
      stage: oneOf('waiting', 'playing', 'over'),
      turn: id('seats'),
      lead: id('cards'),
      late: timer,
    }),
    seats: table({ account, points: integer(), hand: list('cards') }, { unique: ['account'] }),
    cards: table({ rank, holder: link('seats', 'hand') }, { unique: ['rank'] }),
  },
  events: {
    'card.drawn': { seat: id('seats') },
    'card.dealt': { seat: id('seats'), rank },
    'card.played': { seat: id('seats'), rank },
  },
  audience: {
    'card.drawn': 'everybody',
    'card.dealt': 'seat.account',
    'card.played': 'everybody',
  },
});
type Draft = DraftOf<typeof schema>;
type Seat = RowOf<typeof schema, 'seats'>;

const rivalOf = ({ seats }: Draft, seat: Seat) => seats.find(({ id }) => id !== seat.id) as Seat;

function draw(draft: Draft, seat: Seat): void {
  const left = RANKS.filter((rank) => !draft.cards.by({ rank }));
  if (left.length === 0) return;
  const card = draft.cards.insert({ rank: draft.chance('deck').pick(left), holder: seat });
  draft.emit('card.drawn', { seat: seat.id });
  draft.emit('card.dealt', { seat: seat.id, rank: card.rank });
}

function giveTurn({ match }: Draft, seat: Seat): void {
  match.turn = seat.id;
  match.late.in(TURN_TICKS);
}

function playCard(draft: Draft, seat: Seat, card: RowOf<typeof schema, 'cards'>): void {
  const { cards, match } = draft;
  card.holder = undefined; // from now on everybody sees it
  draft.emit('card.played', { seat: seat.id, rank: card.rank });
  if (match.lead === 0) {
    match.lead = card.id;
    return giveTurn(draft, rivalOf(draft, seat));
  }
  const taker = card.rank > cards.get(match.lead).rank ? seat : rivalOf(draft, seat);
  match.lead = 0;
  taker.points += 1;
  for (const each of [taker, rivalOf(draft, taker)]) draw(draft, each);
  if (taker.hand.size > 0) return giveTurn(draft, taker);
  match.stage = 'over';
  match.turn = 0;
  match.late.clear();
}

const sit = schema.command({
  answer: { seat: id('seats') },
  run(draft, _, { account }) {
    const { match, require, seats } = draft;
    require(match.stage === 'waiting', 'full', 'Both seats are taken.');
    require(!seats.by({ account }), 'seated', 'You already have a seat.');
    const seat = seats.insert({ account });
    if (seats.size < 2) return { seat: seat.id };
    for (const each of seats) for (let n = 0; n < HAND; n += 1) draw(draft, each);
    match.stage = 'playing';
    giveTurn(draft, draft.chance('first').pick(seats));
    return { seat: seat.id };
  },
});
const play = schema.command({
  about: 'Plays a card of your hand; the second card of a trick decides it.',
  args: { rank: rank.about('The rank of a card that you hold.') },
  run(draft, { rank }, { account }) {
    const { match, require, seats } = draft;
    const seat = require(seats.by({ account }), 'no_seat', 'You only watch this match.');
    require(match.turn === seat.id, 'not_your_turn', 'Wait for your turn.');
    const held = seat.hand.find((card) => card.rank === rank);
    playCard(draft, seat, require(held, 'no_such_card', 'You do not hold that card.', { rank }));
  },
});
const view = schema.view({
  answer: {
    hand: many(rank),
    rivalCards: integer(),
    lead: orNull(rank),
    myTurn: flag,
    lateAt: integer(),
  },
  read({ cards, match, seats }, { account }) {
    const mine = seats.by({ account });
    const hand = mine?.hand.map((card) => card.rank) ?? [];
    const rivalCards = seats.find((seat) => seat.account !== account)?.hand.size ?? 0;
    const lead = match.lead === 0 ? null : cards.get(match.lead).rank;
    return { hand, rivalCards, lead, myTurn: match.turn === mine?.id, lateAt: match.late.due };
  },
});

export const duel = defineSimulation({
  name: 'duel',
  version: 1,
  schema,
  commands: { sit, play },
  views: { table: view },
  systems: {
    'match.late'(draft, { turn }) {
      // the lowest card, played for a player who is late
      const seat = draft.seats.get(turn);
      const lowest = [...seat.hand].sort((a, b) => a.rank - b.rank)[0];
      if (lowest) playCard(draft, seat, lowest);
    },
  },
  result({ match, seats }) {
    if (match.stage !== 'over') return undefined;
    const best = max(...seats.map(({ points }) => points));
    return { winners: seats.filter(({ points }) => points === best).map(({ account }) => account) };
  },
  *suggest({ match, seats }, account) {
    const seat = seats.by({ account });
    if (match.stage === 'waiting' && !seat) yield { type: 'sit', args: {} };
    if (!seat || seat.id !== match.turn) return;
    for (const { rank } of seat.hand) yield { type: 'play', args: { rank } };
  },
});
