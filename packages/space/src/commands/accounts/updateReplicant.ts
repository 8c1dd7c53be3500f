import { canonicalJson, flag, oneOf, optional } from '@astrarium/core';
import { packFields, REPLICANT_FIELDS } from '../../events/eventMembers.js';
import { setPublicName, refusePublicName } from '../../rules/accounts/publicName.js';
import { refuse } from '../../rules/refuse.js';
import { FLEET, replicantCode, replicantCodeToId } from '../../state/replicant.js';
import { PERSON_NAME, REPLICANT_CODE } from '../definition/argument.js';
import { defineAccountCommand } from '../definition/accountCommand.js';

/**
 * Changes any replicant of the account. Omitted members stay. No two replicants have the same name,
 * without regard to case.
 */
export const updateReplicant = defineAccountCommand({
  name: 'update_replicant',
  by: 'account',
  args: {
    replicant_code: REPLICANT_CODE.about('The replicant.'),
    cohort_permission: optional(
      oneOf('public', 'private').about(
        'Whether siblings may use its devices while cooperation is individual.',
      ),
    ),
    name: optional(PERSON_NAME.about('The name of the replicant.')),
    accepts_devices: optional(flag.about('Whether it takes devices from anybody.')),
  },
  run(draft, { account, args }) {
    const { key } = draft.setting;
    const id = replicantCodeToId(key, args.replicant_code);
    const document = draft.replicants.get(id);
    if (document === undefined || draft.fleets.get(id, FLEET.account) !== account) {
      return refuse('unknown_replicant', `You have no replicant ${args.replicant_code}`, {
        field: 'replicant_code',
        replicant_code: args.replicant_code,
      });
    }
    const next = {
      name: args.name ?? document.name,
      cohort_permission: args.cohort_permission ?? document.cohort_permission,
      accepts_devices: args.accepts_devices ?? document.accepts_devices,
    };
    const answer = { replicant_code: replicantCode(key, id), ...next };
    // Compares contents: whether it is the same object depends on the engine.
    if (canonicalJson({ ...document, ...next }) === canonicalJson(document)) return answer;
    const refusedName =
      next.name === document.name ? undefined : refusePublicName(draft, next.name, id);
    if (refusedName !== undefined) return refusedName;
    draft.replicants.edit(id, (edited) => {
      Object.assign(edited, next);
    });
    if (next.name !== document.name) setPublicName(draft, id, next.name);
    const changed = packFields(REPLICANT_FIELDS, (name) => next[name] !== document[name]);
    draft.emit('replicant.updated', id, account, changed);
    return answer;
  },
});
