import type { FleetDevice } from '@astrarium/space/client';
import { wordsOf } from '@astrarium/web/duration';
import { useVirtualRows } from '@astrarium/web/virtual-rows';
import { routeTo } from '../app/route.js';
import { Icon } from '../icons/icon.js';
import { kindOf } from '../icons/icons.js';

/** The height of a row, in pixels; the style sheet has the same. */
const ROW_PX = 38;

/** What the table shows. */
interface FleetTableProps {
  readonly devices: readonly FleetDevice[];
  /** The code of the device whose panel is open, or empty. */
  readonly shown: string;
  /** The codes of the chosen devices. Without `onChoose` none can be chosen. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (chosen: ReadonlySet<string>) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The devices as a table, of which only the visible rows are rendered. */
export function FleetTable({ chosen = NONE, devices, onChoose, shown }: FleetTableProps) {
  const { rows, scroller, totalPx } = useVirtualRows(devices.length, ROW_PX);
  const isAll = devices.length > 0 && devices.every(({ code }) => chosen.has(code));
  const choose = (some: readonly FleetDevice[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const { code } of some) {
      if (isChosen) next.add(code);
      else next.delete(code);
    }
    onChoose?.(next);
  };
  return (
    <div class="fleet-table" role="table" aria-label="Devices" aria-rowcount={devices.length + 1}>
      <div role="rowgroup">
        <div class="fleet-row head" role="row" aria-rowindex={1}>
          {onChoose !== undefined && (
            <span role="columnheader">
              <input
                type="checkbox"
                aria-label="Choose all"
                checked={isAll}
                onChange={(event) => choose(devices, event.currentTarget.checked)}
              />
            </span>
          )}
          <span role="columnheader">Type</span>
          <span role="columnheader">Status</span>
          <span role="columnheader">Location</span>
        </div>
      </div>
      <div class="fleet-rows" role="rowgroup" ref={scroller} tabIndex={0} aria-label="Rows">
        <div role="presentation" style={{ height: `${totalPx}px`, position: 'relative' }}>
          {rows.map(({ index, start }) => {
            const device = devices[index];
            if (device === undefined) return null;
            return (
              <FleetRow
                key={device.code}
                device={device}
                index={index}
                topPx={start}
                isShown={device.code === shown}
                isChosen={chosen.has(device.code)}
                onChoose={onChoose && ((isChosen) => choose([device], isChosen))}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface FleetRowProps {
  readonly device: FleetDevice;
  readonly index: number;
  readonly topPx: number;
  readonly isShown: boolean;
  readonly isChosen: boolean;
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
}

function FleetRow({ device, index, isChosen, isShown, onChoose, topPx }: FleetRowProps) {
  const { code, location, status, type } = device;
  return (
    <div
      class={isShown ? 'fleet-row shown' : 'fleet-row'}
      role="row"
      aria-rowindex={index + 2}
      style={{ position: 'absolute', top: `${topPx}px` }}
    >
      {onChoose !== undefined && (
        <span role="cell">
          <input
            type="checkbox"
            aria-label={`Choose ${code}`}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </span>
      )}
      <span role="cell">
        <a
          href={routeTo('fleet', code)}
          class={`with-icon ${kindOf(status)}`}
          aria-current={isShown ? 'true' : undefined}
        >
          <Icon name={type} />
          <span>
            {wordsOf(type)} <code>{code}</code>
          </span>
        </a>
      </span>
      <span role="cell">{wordsOf(status)}</span>
      <span role="cell">{location}</span>
    </div>
  );
}
