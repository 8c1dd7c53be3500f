import { type Scope, SCOPES } from '@astrarium/contract';

/** What a caller may do, and with which token. */
export interface Grant {
  /** The account of the token; 0 for nobody. */
  readonly account: number;
  /** The id of the token; '' without one. */
  readonly token: string;
  readonly scopes: readonly Scope[];
  /** The digest of the secret of the token; undefined without one. */
  readonly digest?: string | undefined;
}

/** The grant of a caller without a valid token. */
export const NO_GRANT: Grant = { account: 0, token: '', scopes: [] };

/** All scopes of an account, for a caller in this process, who needs no token. */
export function fullGrant(account: number): Grant {
  return { account, token: '', scopes: SCOPES };
}
