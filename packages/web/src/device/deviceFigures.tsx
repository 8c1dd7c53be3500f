import type { Device } from '@astrarium/client';
import type { ComponentChildren } from 'preact';
import { routeTo } from '../app/route.js';
import { Explained } from '../explain/explained.js';
import { grouped, wordsOf } from '../live/duration.js';

/** The status, the place and the numbers of a device. */
export function DeviceFigures({ device }: { readonly device: Device }) {
  const { configuration, device_code, location, mining, operational_capacity } = device;
  const settings = configuration?.settings;
  return (
    <dl class="figures">
      <Figure name="Code">
        <code>{device_code}</code>
      </Figure>
      <Figure name="Status">{wordsOf(device.status)}</Figure>
      <Figure name="Location">
        <a href={routeTo('map', device.travel === undefined ? location : device_code)}>
          {location}
        </a>
      </Figure>
      <Figure name="Capacity">
        <Explained query={{ about: 'capacity', device_code }}>{operational_capacity} %</Explained>
      </Figure>
      {mining !== undefined && (
        <Figure name="Mined">
          <Explained query={{ about: 'mining', device_code }}>
            {grouped(mining.quantity_mined)} {mining.resource_type}
          </Explained>
        </Figure>
      )}
      {device.status === 'active' && device.features.includes('hub') && (
        <Figure name="Hub">
          <Explained query={{ about: 'hub', device_code }}>integrity</Explained>
        </Figure>
      )}
      {settings !== undefined && (
        <Figure name="Settings">
          strength {settings.strength}, {settings.direction}
        </Figure>
      )}
      {device.tags.length > 0 && <Figure name="Tags">{device.tags.join(', ')}</Figure>}
    </dl>
  );
}

function Figure({
  children,
  name,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
