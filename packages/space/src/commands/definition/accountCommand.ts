import { done, type Fields, type Values } from '@astrarium/core';
import { isRefused, refuse, type Refused } from '../../rules/refuse.js';
import type { Draft, Reducer } from '../../rules/schema.js';
import type { AccountId } from '../../state/account.js';
import { argumentsReader, type BuiltCommand } from './argumentsReader.js';

/**
 * A command of an account or of the host as data. The comment above its definition states its rule.
 */
export interface AccountCommandFields<Name extends string, A extends Fields> {
  readonly name: Name;
  /** Who may give it. */
  readonly by: 'account' | 'host';
  readonly args: A;
  /** The refusals that need arguments, then the change; gives the refusal or the answer. */
  run(
    draft: Draft,
    order: { readonly account: AccountId; readonly args: Values<A> },
  ): Refused | Readonly<Record<string, unknown>>;
}

/** A command of an account, as everything that is derived from commands sees it. */
export interface AccountCommand<
  Name extends string = string,
  A extends Fields = Fields,
> extends BuiltCommand {
  readonly name: Name;
  readonly by: 'account' | 'host';
  readonly args: A;
}

/** Defines a command of an account or of the host. */
export function defineAccountCommand<const Name extends string, A extends Fields>(
  fields: AccountCommandFields<Name, A>,
): AccountCommand<Name, A> {
  const { args, by, name } = fields;
  const reader = argumentsReader(args, (values: Values<A>) => ({ values }));
  const reducer: Reducer = (draft, command) => {
    const { account } = command;
    if (by === 'host' && account !== 0) {
      return refuse('host_only', `Only the host may ${name}`, { account });
    }
    if (by === 'account' && draft.accounts.get(account) === undefined) {
      return unknownAccount(account);
    }
    const read = reader.valuesOf(command, draft.setting.ruleset);
    if (isRefused(read)) return read;
    const answer = fields.run(draft, { account, args: read });
    return isRefused(answer) ? answer : done(answer);
  };
  return { name, by, args, reducer, read: reader.read };
}

/** The refusal of a command from an account that the game does not know. */
export function unknownAccount(account: AccountId): Refused {
  return refuse('unknown_account', `There is no account ${account}`, { account });
}
