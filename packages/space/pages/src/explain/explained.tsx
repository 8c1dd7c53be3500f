import { answerOf, type Explanation, type operations } from '@astrarium/space/client';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { client } from '../session/session.js';
import { countdownSheet, type RawTerms, type TermSheet } from './termSheet.js';
import { useTooltip } from './useTooltip.js';
import { serverTime, shownTick, untilTick } from '../live/gameClock.js';

/** What is explained: the parameters of the operation. */
export type ExplainQuery = NonNullable<operations['explainGet']['parameters']['query']>;

/** Explains a number: asks the server, until another page sets another way. */
export const explainer = signal((query: ExplainQuery): Promise<Explanation> =>
  answerOf(client.value.GET('/v1/explain', { params: { query } })),
);

/** A number of the page: the server explains it, or the page itself computed it. */
type ExplainedProps = { readonly children: ComponentChildren } & (
  | { readonly query: ExplainQuery }
  | { readonly sheet: TermSheet }
);

/**
 * A shown number that tells its terms: in a tooltip while the pointer or the focus is on it, and
 * with all parts when it is opened. Both lie over the page, which keeps its layout.
 */
export function Explained({ children, ...source }: ExplainedProps) {
  const [read, setRead] = useState<TermSheet | undefined>(undefined);
  const [fault, setFault] = useState('');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const load = (): void => {
    if ('sheet' in source) return;
    // The words come when they are needed.
    Promise.all([explainer.value(source.query), import('./explanationSheet.js')]).then(
      ([value, { explanationSheet }]) => {
        setRead(explanationSheet(value));
        setFault('');
      },
      (error: unknown) => setFault((error as Error).message),
    );
  };
  const { isShown, listeners, tooltip } = useTooltip(load, isOpen && (() => setOpen(false)));
  const sheet = 'sheet' in source ? source.sheet : read;
  const text = fault === '' ? 'Loading …' : fault;
  const Shown = isOpen ? Terms : ShortTerms;
  return (
    <div class="explained" {...listeners}>
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open);
          if (open) load();
        }}
      >
        <summary aria-describedby={isShown ? id : undefined}>{children}</summary>
      </details>
      {(isShown || isOpen) && (
        <div
          class="tooltip card"
          id={id}
          popover="manual"
          ref={tooltip}
          {...(isOpen
            ? { role: 'group', tabIndex: 0, 'aria-label': 'Parts' }
            : { role: 'tooltip' })}
        >
          {sheet === undefined || fault !== '' ? text : <Shown sheet={sheet} />}
        </div>
      )}
    </div>
  );
}

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
  return terms['device'] ?? terms['device type'] ?? '';
}

function Head({ sheet: { about, formula, value } }: { readonly sheet: TermSheet }) {
  return (
    <p>
      {about}: <b class="number">{value}</b>
      <br />
      <span class="dim">{formula}</span>
    </p>
  );
}

function TermList({ terms }: { readonly terms: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {terms.map(([name, value], index) => (
        <div key={index} class="between">
          <dt>{name}</dt>
          <dd class="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The time until a tick, which tells how it is computed, and further terms of the forecast. */
export function Countdown({ terms, tick }: { readonly tick: number; readonly terms?: RawTerms }) {
  const time = { tick, now: shownTick.value, speed: serverTime.value?.speed ?? 0 };
  return (
    <Explained sheet={countdownSheet(time, terms)}>
      <b class="number">{untilTick(tick)}</b>
    </Explained>
  );
}
