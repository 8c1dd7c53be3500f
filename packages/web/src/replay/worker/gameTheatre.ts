import { astrarium, astrariumUpgrades, type GameSnapshot, summary } from '@astrarium/core';
import type { Snapshot } from '@astrarium/core/kernel';
import type { TheatreGame } from '../theatreGame.js';

/** Astrarium in the theatre. */
export const gameTheatre: TheatreGame = {
  simulation: astrarium,
  upgrades: astrariumUpgrades,
  figuresOf(snapshot: Snapshot) {
    const { stock, mined, devices, printed } = summary(
      astrarium.read(snapshot as GameSnapshot),
    ).totals;
    const named = (chart: string, amounts: Readonly<Record<string, number>>) =>
      Object.entries(amounts).map(([name, amount]) => [`${chart}.${name}`, amount] as const);
    return {
      ...Object.fromEntries(named('stock', stock)),
      ...Object.fromEntries(named('mined', mined)),
      'devices.devices': devices,
      'devices.printed': printed,
    };
  },
  playerName: (snapshot: Snapshot, account: number) =>
    astrarium.read(snapshot as GameSnapshot).accounts.get(account)?.name ?? '',
};
