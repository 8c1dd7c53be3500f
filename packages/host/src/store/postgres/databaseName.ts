/** A database without the password of its address. */
export function databaseName(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url === undefined ? 'PostgreSQL' : `PostgreSQL at ${url.host}${url.pathname}`;
}
