const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*) *$/i;

/** The token of an `Authorization` field (RFC 6750); undefined when it holds none. */
export function bearerToken(field: string | undefined): string | undefined {
  return field === undefined ? undefined : BEARER.exec(field)?.[1];
}

/** The challenge of a 401, for a request that bore some `Authorization` or none. */
export function bearerChallenge(field: string | undefined): string {
  const realm = 'Bearer realm="astrarium"';
  return field === undefined ? realm : `${realm}, error="invalid_token"`;
}
