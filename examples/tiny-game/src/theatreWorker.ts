import { serveTheatre } from '@astrarium/web/theatre-worker';
import { lighthouse } from './lighthouse.js';

serveTheatre({
  simulation: lighthouse,
  playerName: (snapshot, keeper) => lighthouse.read(snapshot).keepers.get(keeper)?.name ?? '',
});
