import { lazy } from 'preact/compat';
import { showTheatre } from '@astrarium/web/theatre';
import { Icon } from '../icons/icon.js';
import { eventIcon, kindOf } from '../icons/icons.js';

/** Loaded when a log is open: it has the map. The page works without it. */
const GameWorld = lazy(() =>
  import('./game/gameWorld.js').then(
    (loaded) => loaded.GameWorld,
    () => NoGameWorld,
  ),
);

function NoGameWorld() {
  return <p class="hint">The map cannot be loaded. Reload the page to try again.</p>;
}

function EventIcon({ name }: { readonly name: string }) {
  return <Icon name={eventIcon(name) ?? 'events'} />;
}

async function recorded() {
  const { default: text } = await import('../start/recorded/travellers.jsonl?raw');
  return { name: 'travellers.jsonl', log: new Blob([text]) };
}

showTheatre(() => new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' }), {
  view: GameWorld,
  EventIcon,
  kindOf,
  recorded,
});
