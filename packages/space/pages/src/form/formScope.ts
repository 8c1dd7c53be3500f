import type { Device } from '@astrarium/space/client';
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import type { MapLeg } from '../map/mapScene.js';

/** What the fields of a form know of the devices that the order is for. */
export const FormScope = createContext<{
  /** Where all of them are, or empty. */
  readonly place: string;
  /** The device, if it is one. */
  readonly device?: Device;
}>({ place: '' });

/** Takes the place that is clicked on the map; undefined while no open form has a place. */
export const pickedPlace = signal<((code: string) => void) | undefined>(undefined);

/** The ways of the journeys that the open form would begin, for the map. */
export const triedRoute = signal<readonly MapLeg[]>([]);
