import { hashText, roll } from '@astrarium/core';
import type { OracleState } from './oracleState.js';

/** Chance whose draws are counted in the state, with wide integers. */
export function oracleChance(state: OracleState, purpose: string, row: number) {
  const domain = parseInt(hashText(purpose).slice(0, 8), 16);
  const next = (): bigint => {
    const place = `${domain} ${row}`;
    const count = state.draws[place] ?? 0;
    state.draws = { ...state.draws, [place]: count + 1 };
    return BigInt(roll(state.setting.seed, domain, row, state.now, 2 ** 31 + count));
  };
  const below = (limit: number): number => {
    const size = limit > 2 ** 32 ? 2n ** 53n : 2n ** 32n;
    const end = size - (size % BigInt(limit));
    for (;;) {
      const drawn = limit > 2 ** 32 ? (next() >> 11n) * 2n ** 32n + next() : next();
      if (drawn < end) return Number(drawn % BigInt(limit));
    }
  };
  return {
    below,
    between: (from: number, to: number) => from + below(to - from + 1),
    pick<Member>(from: Iterable<Member>): Member | undefined {
      const list = [...from];
      return list[below(list.length)];
    },
    shuffle<Member>(from: Iterable<Member>): Member[] {
      const left = [...from];
      const shuffled: Member[] = [];
      while (left.length > 1) {
        const other = below(left.length);
        const last = left.length - 1;
        shuffled.unshift(left[other] as Member);
        left[other] = left[last] as Member;
        left.pop();
      }
      return [...left, ...shuffled];
    },
    weighted<Member>(
      from: Iterable<Member>,
      weightOf: (member: Member, index: number) => number,
    ): Member | undefined {
      const each = [...from].flatMap((member, at) =>
        Array<Member>(weightOf(member, at)).fill(member),
      );
      return each[below(each.length)];
    },
  };
}
