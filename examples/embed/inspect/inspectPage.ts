import { astrarium } from '@astrarium/core';
import { inspectSimulation } from '@astrarium/web/inspect-simulation';
import { showInspector } from '@astrarium/web/inspector';
import '@astrarium/web/inspector.css';
import { runGame } from './runGame.js';

const inspection = inspectSimulation(astrarium);
showInspector(inspection, document.querySelector('#inspector') ?? document.body);
runGame(inspection.simulation, document.querySelector('#game') ?? document.body);
