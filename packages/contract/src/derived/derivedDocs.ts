import type { DocsPart } from '../contract.js';
import { escaped } from '../escaped.js';
import type { GameRefusals } from './derivedProblems.js';

/** The parts of the documentation of a game besides its operations: a table of its refusals. */
export function derivedDocs({ list }: GameRefusals): readonly DocsPart[] {
  if (list.length === 0) return [];
  const rows = list.map(({ code, messages, numbers, operations }) =>
    [
      `<a href="/problems/${escaped(code)}"><code>${escaped(code)}</code></a>`,
      messages.map(escaped).join('<br>'),
      escaped(numbers.join(', ')),
      escaped(operations.join(', ')),
    ].map((cell) => `<td>${cell}</td>`),
  );
  const head = ['Code', 'Sentence', 'Numbers', 'Given by'].map((name) => `<th>${name}</th>`);
  const lines = [head, ...rows].map((cells) => `<tr>${cells.join('')}</tr>`);
  return [
    { id: 'refusals', title: 'Refusals of the game', html: `<table>${lines.join('\n')}</table>` },
  ];
}
