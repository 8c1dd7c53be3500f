import { useLayoutEffect, useRef } from 'preact/hooks';

interface NumberFieldProps {
  /** What the page would put into the field. */
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  /** The name in a form: then a number that was typed stays. */
  readonly name?: string;
  /** Called with a number that was typed; then the field shows the value of the page again. */
  readonly onGo?: (wanted: number) => void;
}

/** A field for a number that changes by itself, but never while somebody uses the field. */
export function NumberField({ onGo, value, ...attributes }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  useLayoutEffect(() => {
    const { current: field } = input;
    if (field === null || isTyped.current || field === document.activeElement) return;
    field.value = String(value);
  });
  return (
    <input
      {...attributes}
      ref={input}
      type="number"
      required
      onInput={() => void (isTyped.current = true)}
      onChange={({ currentTarget }) => {
        if (onGo === undefined) return;
        isTyped.current = false;
        if (currentTarget.value !== '') onGo(Number(currentTarget.value));
      }}
    />
  );
}
