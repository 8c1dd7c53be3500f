import { grouped } from './grouped.js';

/** Says which lines of a log were not replayed, if it begins with an older version. */
export function showUnreplayed(fromLine: number): string {
  return [
    `Lines 1 to ${grouped(fromLine)} were not replayed: this release does not have the rules of`,
    'the version that wrote them. Their digests are right. The release of that version can verify',
    'them.',
  ].join('\n');
}
