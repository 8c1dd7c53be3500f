import { answerOf, explainGet, type Explanation } from '@astrarium/client';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { client } from '../session/session.js';
import { ShortTerms, Terms } from './terms.js';
import { explanationSheet, type TermSheet } from './termSheet.js';
import { useTooltip } from './useTooltip.js';

/** What is explained: the parameters of the operation. */
export type ExplainQuery = NonNullable<Parameters<typeof explainGet>[0]['query']>;

/** Explains a number: asks the server, until another page sets another way. */
export const explainer = signal((query: ExplainQuery): Promise<Explanation> =>
  answerOf(explainGet({ client: client.value, query })),
);

/** A number of the page: the server explains it, or the page itself computed it. */
type ExplainedProps = { readonly children: ComponentChildren } & (
  { readonly query: ExplainQuery } | { readonly sheet: TermSheet }
);

/**
 * A shown number that tells its terms: in a tooltip while the pointer or the focus is on it, and
 * with all parts below it when it is opened.
 */
export function Explained({ children, ...source }: ExplainedProps) {
  const [read, setRead] = useState<TermSheet | undefined>(undefined);
  const [fault, setFault] = useState('');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const load = (): void => {
    if ('sheet' in source) return;
    explainer.value(source.query).then(
      (value) => {
        setRead(explanationSheet(value));
        setFault('');
      },
      (error: unknown) => setFault((error as Error).message),
    );
  };
  const { isShown, listeners, tooltip } = useTooltip(load);
  const sheet = 'sheet' in source ? source.sheet : read;
  const text = fault === '' ? 'Loading …' : fault;
  return (
    <div class="explained" {...listeners}>
      <details
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open);
          if (open) load();
        }}
      >
        <summary aria-describedby={isShown ? id : undefined}>{children}</summary>
        {isOpen && (sheet === undefined ? <p class="hint">{text}</p> : <Terms sheet={sheet} />)}
      </details>
      {isShown && !isOpen && (
        <div class="tooltip card" role="tooltip" id={id} popover="manual" ref={tooltip}>
          {sheet === undefined || fault !== '' ? text : <ShortTerms sheet={sheet} />}
        </div>
      )}
    </div>
  );
}
