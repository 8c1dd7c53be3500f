import type { Snapshot } from '@astrarium/core';

/**
 * Throws unless the world has a secret key of chance: from its seed, which is no secret, players
 * could foresee what is to come, and see what is hidden from them.
 *
 * @throws TypeError when it has none
 */
export function requireKey({ setting }: Snapshot): void {
  if (setting.key !== undefined) return;
  throw new TypeError(
    'The setting of this world has no secret key, so players could foresee it: a served game ' +
      'keeps the key that it is started with.',
  );
}
