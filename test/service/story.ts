import type { OperationName } from '@astrarium/contract';

/** Asks for an operation, whichever way; gives the answer's body, and throws what is refused. */
export type Ask = (
  operation: OperationName,
  params?: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** What a story needs of the world around it. */
export interface Stage {
  readonly ask: Ask;
  /** Says with which token to ask from now on. */
  readonly enter: (token: string) => Promise<void> | void;
  /** The secret of the link that was mailed last. */
  readonly mailed: () => string;
  readonly advance: (ticks: number) => Promise<void>;
}

/** From an address to a contributed part: one script, for every way in. */
export async function tellStory({ advance, ask, enter, mailed }: Stage): Promise<void> {
  await ask('accounts.create', { email: 'ada@example.org', name: 'Ada' });
  const opened = await ask('accounts.verify', { token: mailed() });
  await enter(String(opened['token']));
  const codeOf = async (device_type: string): Promise<string> => {
    const { devices } = (await ask('devices.list', { device_type })) as {
      devices: readonly { readonly device_code: string }[];
    };
    return devices[0]?.device_code ?? '';
  };
  const order = async (device: string, command: string, args: object = {}): Promise<void> => {
    await ask('devices.command', { code: device, command, ...args });
  };
  await order(await codeOf('survey_drone'), 'scan');
  await advance(200);
  await order(await codeOf('mining_drone'), 'start_mining', { resource: 'carbon' });
  const factory = await codeOf('autofactory');
  await order(factory, 'enqueue_print', { device_type: 'atmo_processor' });
  await order(factory, 'enqueue_print', { device_type: 'ftl_beacon', tags: ['gift'] });
  await advance(2500);
  const [vessel, processor, beacon] = [
    await codeOf('heaven_vessel'),
    await codeOf('atmo_processor'),
    await codeOf('ftl_beacon'),
  ];
  await order(processor, 'set_tags', { tags: ['mars:air'] });
  for (const part of [processor, beacon]) await order(part, 'stow', { into: vessel });
  await order(vessel, 'travel', { destination: 'SOL-4' });
  await advance(2000);
  await order(processor, 'deploy');
  await order(processor, 'activate');
  await ask('devices.configure', {
    code: processor,
    configuration: { settings: { strength: 0.5 } },
  });
  await order(vessel, 'travel', { destination: 'SOL-OBJ-1' });
  await advance(2000);
  await order(beacon, 'deploy');
  await ask('locations.contribute', { code: 'SOL-OBJ-1', devices: [beacon] });
  await advance(100);
}
