import type { Star } from '../../galaxy/star.js';

const MILLI_LY = 1000;

/** A star as the catalogue shows it: what is known of it from afar. */
export type StarView = ReturnType<typeof starView>;

/** A star as the wire shows it, without its system. */
export function starView(star: Star) {
  return {
    designation: star.code,
    name: star.name,
    spectral_class: star.spectralClass,
    distance_ly: star.distanceMilliLy / MILLI_LY,
    position_ly: {
      x: star.xMilliLy / MILLI_LY,
      y: star.yMilliLy / MILLI_LY,
      z: star.zMilliLy / MILLI_LY,
    },
  };
}
