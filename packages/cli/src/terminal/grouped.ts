/** Formats an integer with digits in groups of three: `604,800`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats ticks as days and time: `2d 03:04:05`. */
export function groupedTime(ticks: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const days = Math.floor(ticks / 86400);
  const hours = two(Math.floor((ticks % 86400) / 3600));
  const minutes = two(Math.floor((ticks % 3600) / 60));
  const clock = `${hours}:${minutes}:${two(ticks % 60)}`;
  return days === 0 ? clock : `${days}d ${clock}`;
}
