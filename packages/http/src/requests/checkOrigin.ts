import type { IncomingMessage } from 'node:http';
import { DERIVED_PROBLEMS, problemMaker } from '@astrarium/contract';
import { WireFault } from './wireFault.js';

const problem = problemMaker(DERIVED_PROBLEMS);

/** A name that only this machine has, or an address: no other site can have it. */
const OWN_HOST = /^(?:(?:[^.]+\.)*localhost|[\d.]+|\[[\da-f:.]+\])$/;

/**
 * Throws a fault for a call without a token that a page of another site makes: one whose `Origin`
 * is not that of the request, or whose `Host` is a name that the server does not know, which a site
 * can let lead to this machine.
 *
 * @param origins the known origins, such as `https://play.example.org`
 */
export function checkOrigin({ headers }: IncomingMessage, origins: readonly string[]): void {
  const host = (headers.host ?? '').toLowerCase();
  const known = origins.map((each) => new URL(each));
  if (!OWN_HOST.test(host.replace(/:\d+$/, '')) && !known.some((each) => each.host === host)) {
    const detail = `The server does not know the name ${host}: --origin or ASTRARIUM_URL names it.`;
    throw fault('unknown_host', 'Host', detail);
  }
  const { origin } = headers;
  if (origin === undefined || known.some((each) => each.origin === origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  const detail = `Pages of ${origin} may not open accounts here. --origin allows it.`;
  throw fault('foreign_origin', 'Origin', detail);
}

function fault(code: 'foreign_origin' | 'unknown_host', name: string, detail: string): WireFault {
  return new WireFault(problem(code, detail, { errors: [{ in: 'header', name, code, detail }] }));
}
