const SIGNS = {
  check: 'M3.2 9.6 7.2 13.4l7.6-8.6',
  clock: 'M2.4 9a6.6 6.6 0 1 0 13.2 0 6.6 6.6 0 1 0-13.2 0M9 5v4.2l2.8 1.8',
  close: 'M4.2 4.2l9.6 9.6M13.8 4.2l-9.6 9.6',
  link:
    'M7.4 10.6a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3L8.8 5M10.6 7.4a3 3 0 0 0-4.3 0' +
    'l-2.7 2.7a3 3 0 0 0 4.3 4.3L9.2 13',
  fork: 'M5 3.4v11.2M5 11c0-4.4 8-2 8-6.4M10.6 6.4 13 3.8l2.4 2.6',
  next: 'M4.6 4.4 10.4 9l-5.8 4.6zM13.4 4v10',
  pause: 'M6 4v10M12 4v10',
  play: 'M5.4 3.4 14 9l-8.6 5.6z',
  previous: 'M13.4 4.4 7.6 9l5.8 4.6zM4.6 4v10',
  save: 'M9 2.6v8.6M5.4 7.8 9 11.4l3.6-3.6M2.8 12.6v2.6h12.4v-2.6',
  warning: 'M9 2.4 16.2 15H1.8zM9 7v3.6M9 12.7v.2',
} as const;

/** A drawing in the colour of the text, beside words that say the same. */
export function Sign({ name }: { readonly name: keyof typeof SIGNS }) {
  return (
    <svg class="icon" viewBox="0 0 18 18" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

/** The mark of Astrarium: a star and an orbit. */
export function BrandMark() {
  return (
    <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <ellipse
        fill="none"
        stroke="var(--series-4)"
        stroke-width="1.6"
        cx="16"
        cy="16"
        rx="13"
        ry="5"
        transform="rotate(-25 16 16)"
      />
      <circle fill="var(--series-5)" cx="16" cy="16" r="4.5" />
      <circle fill="var(--series-0)" cx="26.6" cy="10.4" r="2" />
    </svg>
  );
}
