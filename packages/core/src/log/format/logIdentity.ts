import { canonicalJson } from '../../kernel/codec/canonical.js';
import { schemaHash } from '../../kernel/codec/schemaHash.js';
import type { Snapshot } from '../../kernel/engine/snapshot.js';
import { hashText } from '../../kernel/storage/hash.js';
import { fault, type LogFault } from './logProblem.js';
import type { LogIdentity } from './logRecord.js';
import type { Replayable } from '../replayable.js';

/** The identity that the log of a world with this setting records. */
export function logIdentity<State extends Snapshot>(
  { definition, rules }: Replayable<State>,
  setting: State['setting'],
): LogIdentity {
  return {
    name: definition.name,
    version: definition.version,
    schema: schemaHash(definition.schema),
    setting: setting as LogIdentity['setting'],
    setting_hash: hashText(canonicalJson(setting)),
    ...(rules !== undefined && { rules }),
  };
}

/** Why a simulation cannot replay a log with this identity; undefined when it can. */
export function identityFault(
  { definition }: Replayable,
  record: LogIdentity,
): LogFault | undefined {
  const { name, version } = definition;
  if (record.name !== name || record.version !== version) {
    const recorded = `${JSON.stringify(record.name)} version ${record.version}`;
    const message = `The log was made by ${recorded}; this is ${name} version ${version}.`;
    if (record.version > version) return fault('simulation', `${message} Use a newer release.`);
    return fault('simulation', message);
  }
  const schema = schemaHash(definition.schema);
  if (record.schema !== schema) {
    const message = `The log's tables have the schema ${record.schema}; here it is ${schema}.`;
    return fault('simulation', message);
  }
  let settingHash: string;
  try {
    settingHash = hashText(canonicalJson(record.setting));
  } catch (error) {
    return fault('setting', `The setting is invalid: ${String(error)}.`);
  }
  if (settingHash === record.setting_hash) return undefined;
  const message = `The setting's hash is ${settingHash}, the recorded one ${record.setting_hash}.`;
  return fault('setting', message);
}

/**
 * How the rules of a simulation differ from those that a log records, in a sentence; undefined when
 * they are the same, or when one of them is not known. The simulation may reproduce the log anyway.
 */
export function rulesDifference(
  { definition: { name, version }, rules }: Replayable,
  recorded: string | undefined,
): string | undefined {
  if (rules === undefined || recorded === undefined || rules === recorded) return undefined;
  const of = `other rules of ${name} version ${version}`;
  return `The log was made by ${of} (${recorded}) than these (${rules}).`;
}
