import { ICONS, type IconName } from './icons.js';

/** A drawing in the colour of the text; with a label for readers that do not see it. */
export function Icon({ label, name }: { readonly name: IconName; readonly label?: string }) {
  const told = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg class="icon" viewBox="0 0 18 18" {...(told as object)}>
      <path d={ICONS[name]} />
    </svg>
  );
}
