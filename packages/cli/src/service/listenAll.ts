import type { Listener, OperatorServer } from '@astrarium/http';
import { UsageError } from '../terminal/usageError.js';

/** Where to listen. */
interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly metricsPort?: number;
}

/** Starts to listen; returns the address of the service and the greeting. @throws UsageError */
export async function listenAll(
  server: Listener,
  operators: OperatorServer,
  { host, metricsPort, port }: ListenOptions,
): Promise<{ readonly address: string; readonly greeting: string }> {
  const root = `http://${urlHost(host)}`;
  const address = `${root}:${await listen(server, port, host, '--port')}`;
  const greeting = `Astrarium at ${address}\ndocumentation  ${address}/docs/\n`;
  if (metricsPort === undefined) return { address, greeting };
  const used = await listen(operators, metricsPort, host, '--metrics-port');
  return { address, greeting: `${greeting}metrics        ${root}:${used}/metrics\n` };
}

/** An address as the host of a URL. */
function urlHost(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** Starts to listen; `option` sets the port. @throws UsageError when it cannot listen there */
async function listen(
  server: Pick<Listener, 'listen'>,
  port: number,
  at: string,
  option: string,
): Promise<number> {
  try {
    return await server.listen(port, at);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new UsageError(`Port ${port} is in use. Choose another with ${option}.`);
    }
    throw new UsageError(`Cannot listen on ${at}, port ${port}: ${message}`);
  }
}
