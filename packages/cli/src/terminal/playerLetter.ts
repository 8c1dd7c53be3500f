/** The mark of an account in tables and on the map: A to Z, then `#` for everybody else. */
export function playerLetter(account: number): string {
  return account >= 1 && account <= 26 ? String.fromCharCode(64 + account) : '#';
}
