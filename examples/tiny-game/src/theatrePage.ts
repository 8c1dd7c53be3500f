import { showTheatre } from '@astrarium/web/theatre';
import '@astrarium/web/theatre.css';

showTheatre(() => new Worker(new URL('theatreWorker.ts', import.meta.url), { type: 'module' }));
