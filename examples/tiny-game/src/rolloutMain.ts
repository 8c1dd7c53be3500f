import { shipsLostByHour } from './bestHour.js';

const lost = await shipsLostByHour(7, new URL('./rolloutThread.js', import.meta.url), 2);
for (const [hour, ships] of lost.entries()) console.log(`lit at ${hour}:00, lost ${ships}`);
