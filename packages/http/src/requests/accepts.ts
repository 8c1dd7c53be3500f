/**
 * Whether an `Accept` field allows a media type (RFC 9110 §12.5.1): the most specific
 * matching range decides; a weight of 0 excludes the type.
 */
export function accepts(field: string | undefined, type: string): boolean {
  if (field === undefined || field === '*/*' || field === type) return true;
  const kind = type.slice(0, type.indexOf('/'));
  let best = -1;
  let allowed = false;
  for (const part of field.split(',')) {
    const [range = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const rank = range === type ? 2 : range === `${kind}/*` ? 1 : range === '*/*' ? 0 : -1;
    if (rank <= best) continue;
    best = rank;
    allowed = !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter));
  }
  return allowed;
}

/** Whether a client wants a page: browsers name text/html. One that takes everything gets JSON. */
export function prefersHtml(field: string | undefined): boolean {
  return field !== undefined && field.includes('text/html') && accepts(field, 'text/html');
}
