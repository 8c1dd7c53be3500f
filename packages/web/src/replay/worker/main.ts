import { gameTheatre } from './gameTheatre.js';
import { serveTheatre } from './serveTheatre.js';

serveTheatre(gameTheatre);
