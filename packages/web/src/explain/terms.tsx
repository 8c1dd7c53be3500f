import type { TermSheet } from './termSheet.js';

/** Parts that a tooltip names. */
const MAX_PARTS = 8;

/** A number with its formula, its terms, and all its parts in the same way. */
export function Terms({ sheet }: { readonly sheet: TermSheet }) {
  return (
    <div class="terms">
      <Head sheet={sheet} />
      <TermList terms={Object.entries(sheet.terms)} />
      {sheet.parts.map((part, index) => (
        <Terms key={index} sheet={part} />
      ))}
    </div>
  );
}

/** A number with its formula, its terms, and the values of its first parts. */
export function ShortTerms({ sheet }: { readonly sheet: TermSheet }) {
  const { parts, terms } = sheet;
  const named = parts
    .slice(0, MAX_PARTS)
    .map((part) => [`${part.about} ${subjectOf(part)}`, part.value] as const);
  return (
    <>
      <Head sheet={sheet} />
      <TermList terms={[...Object.entries(terms), ...named]} />
      {parts.length > MAX_PARTS && (
        <p class="hint">{parts.length - MAX_PARTS} more parts: open the number to see them.</p>
      )}
    </>
  );
}

/** What tells parts with one name apart. */
function subjectOf({ terms }: TermSheet): string {
  return terms['device code'] ?? terms['device type'] ?? '';
}

function Head({ sheet: { about, formula, value } }: { readonly sheet: TermSheet }) {
  return (
    <p>
      {about}: <b class="number">{value}</b>
      <br />
      <code>{formula}</code>
    </p>
  );
}

function TermList({ terms }: { readonly terms: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {terms.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd class="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
