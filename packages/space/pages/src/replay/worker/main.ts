import { serveTheatre } from '@astrarium/web/theatre-worker';
import { gameTheatre } from './gameTheatre.js';

serveTheatre(gameTheatre);
