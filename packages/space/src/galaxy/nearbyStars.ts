import { frozen } from '../state/frozen.js';
import type { Star } from './star.js';

type Row = readonly [
  code: string,
  name: string,
  spectralClass: string,
  distance: number,
  x: number,
  y: number,
  z: number,
];

/**
 * The star systems known within 17 light years, nearest first; lengths in thousandths of a light
 * year. Distances are 3261.56 / parallax in mas (Gaia DR3, where it has none Hipparcos or the
 * discovery papers), places follow from J2000 right ascension and declination:
 * x = d·cos δ·cos α, y = d·cos δ·sin α, z = d·sin δ, rounded.
 */
const ROWS: readonly Row[] = [
  ['SOL', 'Sol', 'G2V', 0, 0, 0, 0],
  ['ALPHACEN', 'Alpha Centauri', 'G2V', 4344, -1624, -1358, -3793],
  ['BARNARD', "Barnard's Star", 'M4V', 5963, -57, -5943, 488],
  ['LUHMAN16', 'Luhman 16', 'L8', 6503, -3701, 1179, -5215],
  ['WISE0855', 'WISE 0855-0714', 'Y4', 7430, -5101, 5320, -937],
  ['WOLF359', 'Wolf 359', 'M6V', 7856, -7500, 2133, 959],
  ['LALANDE21185', 'Lalande 21185', 'M2V', 8304, -6516, 1645, 4877],
  ['SIRIUS', 'Sirius', 'A1V', 8709, -1633, 8180, -2505],
  ['LUYTEN7268', 'Luyten 726-8', 'M5.5V', 8724, 7537, 3475, -2689],
  ['ROSS154', 'Ross 154', 'M3.5V', 9706, 1915, -8669, -3922],
  ['ROSS248', 'Ross 248', 'M6V', 10306, 7369, -583, 7182],
  ['EPSERI', 'Epsilon Eridani', 'K2V', 10475, 6185, 8277, -1721],
  ['LACAILLE9352', 'Lacaille 9352', 'M0.5V', 10724, 8451, -2034, -6281],
  ['ROSS128', 'Ross 128', 'M4V', 11007, -10990, 588, 155],
  ['EZAQR', 'EZ Aquarii', 'M5V', 11109, 10046, -3728, -2931],
  ['PROCYON', 'Procyon', 'F5IV', 11402, -4767, 10305, 1038],
  ['61CYG', '61 Cygni', 'K5V', 11404, 6475, -6097, 7138],
  ['STRUVE2398', 'Struve 2398', 'M3V', 11491, 1078, -5709, 9914],
  ['GROOMBRIDGE34', 'Groombridge 34', 'M1.5V', 11619, 8328, 669, 8075],
  ['DXCNC', 'DX Cancri', 'M6.5V', 11680, -6342, 8278, 5262],
  ['EPSINDI', 'Epsilon Indi', 'K5V', 11867, 5677, -3167, -9928],
  ['TAUCETI', 'Tau Ceti', 'G8V', 11912, 10293, 5024, -3271],
  ['GJ1061', 'GJ 1061', 'M5.5V', 11984, 5023, 6914, -8402],
  ['YZCETI', 'YZ Ceti', 'M4.5V', 12122, 11017, 3607, -3544],
  ['LUYTEN', "Luyten's Star", 'M3.5V', 12348, -4577, 11413, 1125],
  ['TEEGARDEN', "Teegarden's Star", 'M7V', 12497, 8710, 8194, 3629],
  ['KAPTEYN', "Kapteyn's Star", 'M1VI', 12831, 1898, 8869, -9076],
  ['LACAILLE8760', 'Lacaille 8760', 'M0V', 12947, 7644, -6572, -8125],
  ['SCR1845', 'SCR 1845-6357', 'M8.5V', 13064, 1121, -5624, -11738],
  ['KRUGER60', 'Kruger 60', 'M3V', 13072, 6430, -2730, 11049],
  ['DENIS1048', 'DENIS 1048-3956', 'M8.5V', 13193, -9624, 3116, -8469],
  ['ROSS614', 'Ross 614', 'M4.5V', 13363, -1707, 13237, -656],
  ['UGPS0722', 'UGPS 0722-0540', 'T9', 13430, -4705, 12509, -1328],
  ['WOLF1061', 'Wolf 1061', 'M3V', 14050, -5229, -12672, -3080],
  ['VANMAANEN', "Van Maanen's Star", 'DZ7', 14072, 13689, 2982, 1322],
  ['GLIESE1', 'Gliese 1', 'M1.5V', 14175, 11264, 266, -8601],
  ['TZARI', 'TZ Arietis', 'M4.5V', 14578, 12292, 7112, 3292],
  ['WOLF424', 'Wolf 424', 'M5.5V', 14595, -14263, -2086, 2288],
  ['GLIESE687', 'Gliese 687', 'M3V', 14840, -562, -5449, 13792],
  ['GLIESE674', 'Gliese 674', 'M3V', 14849, -1383, -10052, -10841],
  ['LHS292', 'LHS 292', 'M6.5V', 14871, -13871, 4493, -2923],
  ['GLIESE440', 'Gliese 440', 'DQ6', 15123, -6417, 400, -13688],
  ['GJ1245', 'G 208-44', 'M5.5V', 15200, 5177, -9544, 10638],
  ['WISE1741', 'WISE 1741+2553', 'T9', 15220, -1110, -13648, 6645],
  ['GLIESE876', 'Gliese 876', 'M3.5V', 15238, 14147, -4239, -3754],
  ['WISE1639', 'WISE 1639-6847', 'Y0', 15450, -1919, -5249, -14404],
  ['LHS288', 'LHS 288', 'M5.5V', 15759, -7180, 2460, -13811],
  ['GJ1002', 'GJ 1002', 'M5.5V', 15806, 15663, 460, -2074],
  ['DENIS0255', 'DENIS 0255-4700', 'L8', 15877, 7818, 7488, -11614],
  ['GROOMBRIDGE1618', 'Groombridge 1618', 'K7V', 15886, -9188, 4714, 12072],
  ['GLIESE412', 'Gliese 412', 'M1V', 15997, -11272, 2733, 11017],
  ['ADLEO', 'AD Leonis', 'M3V', 16194, -13792, 6460, 5504],
  ['GLIESE832', 'Gliese 832', 'M2V', 16200, 8530, -6337, -12228],
  ['GLIESE682', 'Gliese 682', 'M3.5V', 16333, -1168, -11627, -11411],
  ['40ERI', '40 Eridani', 'K1V', 16333, 7142, 14527, -2175],
  ['EVLAC', 'EV Lacertae', 'M3.5V', 16476, 11189, -3699, 11514],
  ['70OPH', '70 Ophiuchi', 'K0V', 16707, 397, -16686, 729],
  ['ALTAIR', 'Altair', 'A7V', 16730, 7683, -14636, 2579],
  ['EICNC', 'EI Cancri', 'M5.5V', 16800, -11094, 11265, 5681],
  ['GJ3379', 'GJ 3379', 'M3.5V', 16986, -4, 16967, 802],
];

/** The real stars around the Sun, the Sun first: stars 0 to NEARBY_STARS.length - 1 of any game. */
export const NEARBY_STARS: readonly Star[] = frozen(
  ROWS.map(([code, name, spectralClass, distance, x, y, z], index) => ({
    index,
    code,
    name,
    spectralClass,
    distanceMilliLy: distance,
    xMilliLy: x,
    yMilliLy: y,
    zMilliLy: z,
  })),
);
