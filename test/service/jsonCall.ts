/** An object of an answer. */
export type Members = Readonly<Record<string, unknown>>;

/** Sends a request with a token and JSON. The body of an answer without JSON is empty. */
export async function jsonCall(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
  more: RequestInit = {},
) {
  const answer = await fetch(url + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...more,
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...more.headers,
    },
  });
  const { headers, status } = answer;
  const isJson = method !== 'HEAD' && String(headers.get('content-type')).includes('json');
  return { status, headers, body: (isJson ? await answer.json() : {}) as Members };
}
