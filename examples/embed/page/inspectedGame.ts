import { astrarium } from '@astrarium/space';
import { inspectSimulation } from '@astrarium/web/inspect-simulation';
import { showInspector } from '@astrarium/web/inspector';
import '@astrarium/web/inspector.css';

/** The game, recorded step by step, with its inspector in an element of the page. */
export function inspectedGame(shown: Element): typeof astrarium {
  const inspection = inspectSimulation(astrarium);
  showInspector(inspection, shown);
  return inspection.simulation;
}
