import { canonicalJson } from '../kernel/codec/canonical.js';
import { schemaHash } from '../kernel/codec/schemaHash.js';
import { hashText } from '../kernel/storage/hash.js';
import { fault, type LogFault } from './logProblem.js';
import type { LogIdentity } from './logRecord.js';
import type { Replayable } from './replayable.js';

/** What keeps the rules of a simulation from being those that a log was made with. */
export function identityFault(
  { definition }: Replayable,
  record: LogIdentity,
): LogFault | undefined {
  const { name, version } = definition;
  if (record.name !== name || record.version !== version) {
    const theirs = `${JSON.stringify(record.name)} version ${record.version}`;
    return fault('simulation', `The log is of ${theirs}, this is ${name} version ${version}.`);
  }
  const schema = schemaHash(definition.schema);
  if (record.schema !== schema) {
    return fault('simulation', `The log's tables have the schema ${record.schema}, not ${schema}.`);
  }
  let settingHash: string;
  try {
    settingHash = hashText(canonicalJson(record.setting));
  } catch (error) {
    return fault('setting', `The setting: ${String(error)}.`);
  }
  if (settingHash === record.setting_hash) return undefined;
  return fault('setting', `The setting's hash is ${settingHash}, not the recorded one.`);
}
