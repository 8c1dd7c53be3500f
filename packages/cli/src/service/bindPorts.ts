import { bindPort, type BoundPort, operatorServer, type OperatorServer } from '@astrarium/http';
import { UsageError } from '../terminal/usageError.js';

/** Where to listen. */
interface PortOptions {
  readonly host: string;
  readonly port: number;
  readonly metricsPort?: number;
}

/** The ports of a server. Nobody is answered yet. */
export interface BoundPorts {
  readonly port: BoundPort;
  readonly operators: OperatorServer;
  /** The address of the service. */
  readonly address: string;
  readonly greeting: string;
  close(): Promise<void>;
}

/** Binds all ports, so that nothing is created when one is in use. @throws UsageError */
export async function bindPorts({ host, metricsPort, port }: PortOptions): Promise<BoundPorts> {
  const root = `http://${urlHost(host)}`;
  const bound = await listening(port, host, '--port', bindPort);
  const operators = operatorServer();
  const close = async (): Promise<void> => {
    bound.close();
    await operators.close();
  };
  const address = `${root}:${bound.port}`;
  const ports = { port: bound, operators, address, close };
  const greeting = `Astrarium at ${address}\ndocumentation  ${address}/docs/\n`;
  if (metricsPort === undefined) return { ...ports, greeting };
  try {
    const used = await listening(metricsPort, host, '--metrics-port', operators.listen);
    return { ...ports, greeting: `${greeting}metrics        ${root}:${used}/metrics\n` };
  } catch (error) {
    await close();
    throw error;
  }
}

/** An address as the host of a URL. */
function urlHost(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** Starts to listen; `option` sets the port. @throws UsageError when it cannot listen there */
async function listening<T>(
  port: number,
  at: string,
  option: string,
  listen: (port: number, at: string) => Promise<T>,
): Promise<T> {
  try {
    return await listen(port, at);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      const free = await freePortAfter(port, at);
      const such = free === undefined ? '' : `, such as ${free}`;
      throw new UsageError(`Port ${port} is in use. Choose another with ${option}${such}.`);
    }
    throw new UsageError(`Cannot listen on ${at}, port ${port}: ${message}`);
  }
}

/** The next free port, if one of the next ten is. */
async function freePortAfter(port: number, at: string): Promise<number | undefined> {
  for (let next = port + 1; next <= Math.min(port + 10, 65_535); next += 1) {
    const bound = await bindPort(next, at).catch(() => undefined);
    bound?.close();
    if (bound !== undefined) return next;
  }
  return undefined;
}
