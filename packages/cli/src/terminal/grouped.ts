/** Formats an integer with digits in groups of three: `604,800`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
