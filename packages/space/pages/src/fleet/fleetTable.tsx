import type { FleetDevice } from '@astrarium/space/client';
import { useVirtualRows } from '@astrarium/web/virtual-rows';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { routeTo } from '../app/route.js';
import { deviceName } from '../device/deviceName.js';
import { statusText } from '../device/doneText.js';
import { Countdown } from '../explain/explained.js';
import { Icon } from '../icons/icon.js';
import { kindOf } from '../icons/icons.js';
import { placeName } from '../live/places.js';
import {
  devicesBetween,
  type FleetLine,
  fleetLines,
  type Grouping,
  groupText,
} from './fleetLines.js';

/** Where a row is a card of several lines; the style sheet has the same. */
const NARROW = '(max-width: 44rem)';

/** The height of a row in pixels, and that of a card; the style sheet has the same. */
const [ROW_PX, CARD_PX] = [40, 68];

/** What the table shows. */
interface FleetTableProps {
  readonly devices: readonly FleetDevice[];
  /** The code of the device whose panel is open, or empty. */
  readonly shown: string;
  readonly grouping?: Grouping;
  /** The codes of the chosen devices. Without `onChoose` none can be chosen. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (chosen: ReadonlySet<string>) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The devices as a table, of which only the visible rows are rendered. */
export function FleetTable(props: FleetTableProps) {
  const isNarrow = useSignal(matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const change = (): void => void (isNarrow.value = media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  const rowPx = isNarrow.value ? CARD_PX : ROW_PX;
  return <Table key={rowPx} rowPx={rowPx} {...props} />;
}

function Table({
  chosen = NONE,
  devices,
  grouping = '',
  onChoose,
  rowPx,
  shown,
}: FleetTableProps & { readonly rowPx: number }) {
  const open = useSignal<ReadonlySet<string>>(NONE);
  const last = useRef(0);
  const lines = fleetLines(devices, grouping, open.value);
  const { rows, scroller, totalPx } = useVirtualRows(lines.length, rowPx);
  const choose = (some: readonly FleetDevice[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const { code } of some) {
      if (isChosen) next.add(code);
      else next.delete(code);
    }
    onChoose?.(next);
  };
  const chooseLine = (index: number, isChosen: boolean, isRange: boolean): void => {
    choose(devicesBetween(lines, isRange ? last.current : index, index), isChosen);
    last.current = index;
  };
  return (
    <div class="fleet-table" role="table" aria-label="Devices" aria-rowcount={lines.length + 1}>
      <div role="rowgroup">
        <div class="fleet-row head" role="row" aria-rowindex={1}>
          {onChoose !== undefined && (
            <span role="columnheader">
              <ChoiceBox
                label="Choose all"
                devices={devices}
                chosen={chosen}
                onChoose={(isChosen) => choose(devices, isChosen)}
              />
            </span>
          )}
          <span role="columnheader">Name</span>
          <span role="columnheader">What it does</span>
          <span role="columnheader">Time left</span>
          <span role="columnheader">Place</span>
        </div>
      </div>
      <div class="fleet-rows" role="rowgroup" ref={scroller} tabIndex={0} aria-label="Rows">
        <div role="presentation" style={{ height: `${totalPx}px`, position: 'relative' }}>
          {rows.map(({ index, start }) => {
            const line = lines[index];
            if (line === undefined) return null;
            const isShown = line.kind === 'device' && line.device.code === shown;
            return (
              <div
                key={line.kind === 'device' ? line.device.code : `group ${line.key}`}
                class={`fleet-row ${line.kind} ${isShown ? 'shown' : ''}`}
                role="row"
                aria-rowindex={index + 2}
                style={{ position: 'absolute', top: `${start}px`, height: `${rowPx}px` }}
              >
                {onChoose !== undefined && (
                  <span role="cell">
                    <ChoiceBox
                      label={`Choose ${lineName(line)}`}
                      devices={line.kind === 'device' ? [line.device] : line.devices}
                      chosen={chosen}
                      onChoose={(isChosen, isRange) => chooseLine(index, isChosen, isRange)}
                    />
                  </span>
                )}
                {line.kind === 'device' ? (
                  <DeviceCells device={line.device} isShown={isShown} />
                ) : (
                  <span role="cell" class="group-cell">
                    <button
                      type="button"
                      class="quiet with-icon"
                      aria-expanded={line.isOpen}
                      onClick={() => {
                        const others = [...open.value].filter((key) => key !== line.key);
                        open.value = new Set(line.isOpen ? others : [...others, line.key]);
                      }}
                    >
                      <Icon name={line.isOpen ? 'chevron-down' : 'chevron-right'} />
                      <span>{groupText(line.devices, placeName)}</span>
                    </button>
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function lineName(line: FleetLine): string {
  return line.kind === 'device' ? deviceName(line.device) : groupText(line.devices, placeName);
}

/** A box that chooses devices; half chosen when only some of them are. */
function ChoiceBox({
  chosen,
  devices,
  label,
  onChoose,
}: {
  readonly label: string;
  readonly devices: readonly FleetDevice[];
  readonly chosen: ReadonlySet<string>;
  /** Gets whether all up to the box that was clicked before are meant. */
  readonly onChoose: (isChosen: boolean, isRange: boolean) => void;
}) {
  const isAll = devices.length > 0 && devices.every(({ code }) => chosen.has(code));
  const isSome = !isAll && devices.some(({ code }) => chosen.has(code));
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isAll}
      ref={(box) => {
        if (box !== null) box.indeterminate = isSome;
      }}
      onClick={({ currentTarget, shiftKey }) => onChoose(currentTarget.checked, shiftKey)}
    />
  );
}

function DeviceCells({
  device,
  isShown,
}: {
  readonly device: FleetDevice;
  readonly isShown: boolean;
}) {
  const { code, ends, location, status, to, type } = device;
  return (
    <>
      <span role="cell" class="name">
        <a
          href={routeTo('fleet', code)}
          class={`name-link with-icon ${kindOf(status)}`}
          aria-current={isShown ? 'true' : undefined}
        >
          <Icon name={type} />
          <span>{deviceName(device)}</span>
        </a>
      </span>
      <span role="cell" class="dim state">
        {to === null ? statusText(status) : `to ${placeName(to)}`}
      </span>
      <span role="cell" class="number time-left">
        {ends !== null && <Countdown tick={ends} />}
      </span>
      <span role="cell" class="place">
        {placeName(location)}
      </span>
    </>
  );
}
