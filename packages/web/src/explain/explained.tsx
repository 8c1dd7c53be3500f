import { answerOf, explainGet, type Explanation } from '@astrarium/client';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { grouped, wordsOf } from '../live/duration.js';
import { client } from '../session/session.js';

/** What is explained: the parameters of the operation. */
export type ExplainQuery = NonNullable<Parameters<typeof explainGet>[0]['query']>;

/** Explains a number: asks the server, until another page sets another way. */
export const explainer = signal((query: ExplainQuery): Promise<Explanation> =>
  answerOf(explainGet({ client: client.value, query })),
);

/** A shown number that can be opened: then it tells the terms that it is made of. */
export function Explained({
  children,
  query,
}: {
  readonly query: ExplainQuery;
  readonly children: ComponentChildren;
}) {
  const [explanation, setExplanation] = useState<Explanation | undefined>(undefined);
  const [fault, setFault] = useState('');
  const read = (): void => {
    explainer.value(query).then(
      (value) => {
        setExplanation(value);
        setFault('');
      },
      (error: unknown) => setFault((error as Error).message),
    );
  };
  return (
    <details
      class="explained"
      onToggle={(event) => event.currentTarget.open && read()}
      onPointerEnter={() => explanation === undefined && read()}
    >
      <summary title={tooltipOf(explanation)}>{children}</summary>
      {fault !== '' && <p class="fault">{fault}</p>}
      {fault === '' && explanation === undefined && <p class="hint">Loading …</p>}
      {fault === '' && explanation !== undefined && <Terms {...explanation} />}
    </details>
  );
}

/** What hovering over a number tells: how it is computed. */
function tooltipOf(explanation: Explanation | undefined): string {
  if (explanation === undefined) return 'Explain this number';
  const { about, formula, unit, value } = explanation;
  return `${wordsOf(about)}: ${valueText(value, unit)} = ${formula}`;
}

function Terms({ about, formula, parts, terms, unit, value }: Explanation) {
  return (
    <div class="terms">
      <p>
        {wordsOf(about)}: <b class="number">{valueText(value, unit)}</b>
        <br />
        <code>{formula}</code>
      </p>
      <dl>
        {Object.entries(terms).map(([name, term]) => (
          <div key={name}>
            <dt>{wordsOf(name)}</dt>
            <dd class="number">{typeof term === 'number' ? grouped(term) : term}</dd>
          </div>
        ))}
      </dl>
      {parts.map((part, index) => (
        <Terms key={index} {...part} />
      ))}
    </div>
  );
}

/** A value of an explanation in a unit that people read. */
function valueText(value: number, unit: Explanation['unit']): string {
  if (unit === 'micro_per_tick') return `${grouped(value / 1e6, 6)} per tick`;
  if (unit === 'micro') return grouped(value / 1e6, 2);
  return `${grouped(value)} ${wordsOf(unit)}`;
}
