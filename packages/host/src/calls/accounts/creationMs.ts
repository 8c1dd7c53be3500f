/**
 * When a thing of an account is created: now, and at least a millisecond after the others of its
 * kind. So the times tell the order of creation, also after a restart and on followers.
 */
export function creationMs(
  nowMs: number,
  others: readonly { readonly created_ms: number }[],
): number {
  return others.reduce((latest, { created_ms }) => Math.max(latest, created_ms + 1), nowMs);
}
