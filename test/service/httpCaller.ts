import { operationOf } from '@astrarium/contract';
import { request } from 'undici';
import { answerFault, CONTRACT, DOCUMENTED_OPERATIONS } from './contract/contractCheck.js';
import type { Call } from './playScript.js';

/** Calls operations over HTTP; throws for a response that the OpenAPI document does not allow. */
export function httpCaller(url: string): {
  readonly call: Call;
  readonly useToken: (token: string) => void;
} {
  let token = '';
  return {
    useToken: (newToken) => void (token = newToken),
    async call(name, params = {}) {
      const { method, path: template } = operationOf(CONTRACT.operations, name);
      const { body, path, query } = CONTRACT.splitParams(name, params);
      const target = template.replace(/\{(\w+)\}/g, (_, member: string) => String(path[member]));
      const response = await request(`${url}${target}`, {
        method,
        query,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await response.body.text();
      const type = String(response.headers['content-type']);
      const answer = { status: response.statusCode, type, text };
      const documented = DOCUMENTED_OPERATIONS.find(
        (one) => one.method === method && one.path === template,
      );
      const fault =
        documented === undefined ? `${name} is not documented` : answerFault(documented, answer);
      if (fault !== undefined) throw new Error(fault);
      if (response.statusCode >= 400) throw new Error(text);
      return JSON.parse(text) as Readonly<Record<string, unknown>>;
    },
  };
}
