import { OPERATIONS, splitParams } from '@astrarium/contract';
import { request } from 'undici';
import { answerFault, DESCRIBED } from './contractCheck.js';
import type { Ask } from './story.js';

/** Asks over HTTP; every answer must be as the document says. */
export function httpAsk(url: string): {
  readonly ask: Ask;
  readonly enter: (token: string) => void;
} {
  let token = '';
  return {
    enter: (given) => void (token = given),
    async ask(name, params = {}) {
      const { method, path: template } = OPERATIONS[name];
      const { body, path, query } = splitParams(name, params);
      const at = template.replace(/\{(\w+)\}/g, (_, member: string) => String(path[member]));
      const answer = await request(`${url}${at}`, {
        method,
        query,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await answer.body.text();
      const type = String(answer.headers['content-type']);
      const came = { status: answer.statusCode, type, text };
      const of = DESCRIBED.find((one) => one.method === method && one.path === template);
      const fault = of === undefined ? `${name} is not documented` : answerFault(of, came);
      if (fault !== undefined) throw new Error(fault);
      if (answer.statusCode >= 400) throw new Error(text);
      return JSON.parse(text) as Readonly<Record<string, unknown>>;
    },
  };
}
