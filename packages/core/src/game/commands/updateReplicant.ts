import { canonicalJson, done } from '../../kernel.js';
import { FLAG, name, optional, text, word } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { FLEET } from '../state/devices/fleets.js';
import { replicantCode, replicantCodeToId } from '../state/accounts/replicantCode.js';
import { orderUnknownAccount } from './order.js';
import { readArgs } from './readArgs.js';

/**
 * `update_replicant {replicant_code, cohort_permission?, name?, accepts_devices?}`: what is omitted
 * stays. The account decides for all its replicants.
 */
export const updateReplicant: Reducer = (draft, command) => {
  const { account } = command;
  if (!draft.holdings.has(account)) return orderUnknownAccount(account);
  const args = readArgs(command, {
    replicant_code: text(8, 8),
    cohort_permission: optional(word(['public', 'private']), undefined),
    name: optional(name(draft.setting.ruleset.limits.nameLength), undefined),
    accepts_devices: optional(FLAG, undefined),
  });
  if (isRefused(args)) return args;
  const { seed } = draft.setting;
  const replicant = replicantCodeToId(seed, args.replicant_code);
  const document = draft.replicants.get(replicant);
  if (document === undefined || draft.fleets.get(replicant, FLEET.account) !== account) {
    return refuse('unknown_replicant', `you have no replicant ${args.replicant_code}`, {
      field: 'replicant_code',
      replicant_code: args.replicant_code,
    });
  }
  const next = {
    name: args.name ?? document.name,
    cohort_permission: args.cohort_permission ?? document.cohort_permission,
    accepts_devices: args.accepts_devices ?? document.accepts_devices,
  };
  const answer = { replicant_code: replicantCode(seed, replicant), ...next };
  // Asked of what is in it: whether it is the same object is the engine's business.
  if (canonicalJson({ ...document, ...next }) === canonicalJson(document)) return done(answer);
  draft.replicants.edit(replicant, (edited) => {
    Object.assign(edited, next);
  });
  draft.emit('replicant.updated', replicant, account);
  return done(answer);
};
