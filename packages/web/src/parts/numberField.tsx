import { useLayoutEffect, useRef } from 'preact/hooks';

interface NumberFieldProps {
  /** The current value of the page. */
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  /** The name in a form, where a number that was typed stays. */
  readonly name?: string;
  /** Called with a number that was typed, outside of a form. */
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
      required={onGo === undefined}
      onInput={() => void (isTyped.current = onGo === undefined)}
      // `onChange` would be called for each key: `preact/compat` takes it for `onInput`.
      onChangeCapture={({ currentTarget }) => {
        if (currentTarget.value !== '') onGo?.(Number(currentTarget.value));
      }}
      onBlur={({ currentTarget }) => {
        if (onGo !== undefined) currentTarget.value = String(value);
      }}
    />
  );
}
