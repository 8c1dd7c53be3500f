/** Calls an operation over some adapter; returns the body of the answer, throws when refused. */
export type Call = (
  operation: string,
  params?: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** The functions that the script needs. */
export interface ScriptContext {
  readonly call: Call;
  /** Sets the token of all further calls. */
  readonly useToken: (token: string) => Promise<void> | void;
  /** The secret of the last link that was mailed. */
  readonly linkSecret: () => string;
  readonly advance: (ticks: number) => Promise<void>;
}

/** Plays from the creation of an account to a contribution: the same script for every adapter. */
export async function playScript({
  advance,
  call,
  useToken,
  linkSecret,
}: ScriptContext): Promise<void> {
  await call('accounts.create', { email: 'ada@example.org', name: 'Ada' });
  const opened = await call('accounts.verify', { token: linkSecret() });
  await useToken(String(opened['token']));
  const codeOf = async (device_type: string): Promise<string> => {
    const { devices } = (await call('devices.list', { device_type })) as {
      devices: readonly { readonly device_code: string }[];
    };
    return devices[0]?.device_code ?? '';
  };
  const order = async (device: string, command: string, args: object = {}): Promise<void> => {
    await call('devices.command', { code: device, command, ...args });
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
  await call('devices.configure', {
    code: processor,
    configuration: { settings: { strength: 0.5 } },
  });
  await order(vessel, 'travel', { destination: 'SOL-OBJ-1' });
  await advance(2000);
  await order(beacon, 'deploy');
  await call('locations.contribute', { code: 'SOL-OBJ-1', devices: [beacon] });
  await advance(100);
}
