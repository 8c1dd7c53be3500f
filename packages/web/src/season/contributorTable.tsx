import type { LeaderboardEntry } from '@astrarium/client';
import { grouped } from '../live/duration.js';

/** Contributors with their ranks and the devices that they gave. */
export function ContributorTable({ rows }: { readonly rows: readonly LeaderboardEntry[] }) {
  if (rows.length === 0) return <p class="hint">Nobody has contributed yet.</p>;
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th class="number">Rank</th>
            <th>Replicant</th>
            <th class="number">Devices</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ devices, rank, replicant, replicant_code }) => (
            <tr key={replicant_code}>
              <td class="number">{rank}</td>
              <td>{replicant}</td>
              <td class="number">{grouped(devices)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
