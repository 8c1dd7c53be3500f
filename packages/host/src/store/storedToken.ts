/** A token of an account. It is never in the log. */
export interface StoredToken {
  /** Random. */
  readonly id: string;
  readonly account: number;
  /** Unique in the account, ignoring case. */
  readonly name: string;
  /** Its scopes, with a space between them. */
  readonly scopes: string;
  /** SHA-256 of the secret, in hex. */
  readonly digest: string;
  readonly created_ms: number;
}
