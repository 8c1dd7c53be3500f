import type { Asked } from '../bots/playGame.js';
import { grouped } from './grouped.js';
import { textTable } from './textTable.js';

/** What was asked for, the most frequent first. */
export function showAsked(asked: Readonly<Record<string, Asked>>): string {
  const rows = Object.entries(asked)
    .sort(([, a], [, b]) => b.done + b.refused - a.done - a.refused)
    .map(([type, { done, refused }]) => [type, grouped(done), grouped(refused)]);
  return textTable('What was asked for', ['command', 'done', 'refused'], rows);
}
