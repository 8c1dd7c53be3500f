import { serveTheatre } from '@astrarium/web/theatre-worker';
import { lighthouse } from './lighthouse.js';

type Shore = ReturnType<typeof lighthouse.genesis>;

serveTheatre({
  simulation: lighthouse,
  playerName: (snapshot, keeper) =>
    lighthouse.read(snapshot as Shore).lamps.by({ keeper })?.name ?? '',
});
