import { type Operation } from '@astrarium/contract';
import type { Host } from '@astrarium/host';
import { router } from '../../../packages/http/src/routes/router.js';

/** A `fetch` that calls a host in this process: a client of it needs no server and no socket. */
export function hostFetch(host: Host): typeof fetch {
  const operations = Object.entries<Operation>(host.contract.operations);
  const find = router(operations.map(([name, { method, path }]) => ({ name, method, path })));
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const found = find(pathname.slice(1).split('/').map(decodeURIComponent));
    const route = found?.endpoint.routes.get(request.method);
    if (found === undefined || route === undefined) throw new Error(`No operation ${request.url}`);
    const [, token = ''] = /^Bearer (.*)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const text = await request.text();
    const { status, body } = await host.call({
      operation: route.name,
      ...host.authenticate(token),
      path: found.path,
      query: Object.fromEntries(new URLSearchParams(search)),
      body: text === '' ? undefined : JSON.parse(text),
      form: 'text',
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    });
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return Response.json(body, { status, headers: { 'content-type': type } });
  };
}
