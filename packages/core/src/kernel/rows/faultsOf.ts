import type { DocumentReader, TableReader } from '../world.js';
import { valuesName } from '../schema.js';
import { type Fault, readerOf } from '../shape/reader.js';
import { type FieldPlan, type TablePlan, wordsOf } from './tablePlan.js';

/** A world by field number. */
type RawTables = Readonly<Record<string, TableReader<string> & DocumentReader<unknown>>>;

/** More are not told. */
const MAX_FAULTS = 20;

/**
 * Where the rows of a world are not as their shapes say. The bytes of a snapshot are checked to be
 * whole; that the numbers in them mean something is not known before.
 */
export function faultsOf(plans: readonly TablePlan[], raw: RawTables, setting: object): Fault[] {
  const faults: Fault[] = [];
  for (const plan of plans) {
    const { hasValues, name, words } = plan;
    const table = words === undefined ? undefined : raw[name];
    const values = hasValues ? raw[words === undefined ? name : valuesName(name)] : undefined;
    const ids = (table ?? values)?.ids() ?? [];
    if (plan.one && (ids.length !== 1 || ids[0] !== 1)) {
      faults.push(faultAt(plan.name, 'exists', 'must have exactly one row'));
    }
    if (table !== undefined && values !== undefined && `${values.ids()}` !== `${ids}`) {
      faults.push(faultAt(plan.name, 'exists', 'must have one value for each row'));
      continue;
    }
    for (const id of ids) {
      for (const field of plan.fields) {
        if (faults.length >= MAX_FAULTS) return faults;
        for (const fault of fieldFaults(plan, field, id, table, values, setting))
          faults.push(fault);
      }
    }
  }
  return faults;
}

function fieldFaults(
  { name: table }: TablePlan,
  field: FieldPlan,
  id: number,
  words: TableReader<string> | undefined,
  values: DocumentReader<unknown> | undefined,
  setting: object,
): readonly Fault[] {
  const { code, kind, name, offset, shape } = field;
  const place = `${table}[${id}].${name}`;
  if (kind === 'value') {
    const value = values?.get(id) as Readonly<Record<string, unknown>> | undefined;
    return readerOf(shape).read(value?.[name], { setting }, place).faults;
  }
  if (field.isAlways) {
    const isSet = words?.parent(id as never, offset as never) !== 0;
    return isSet ? [] : [faultAt(place, 'exists', 'must be a row')];
  }
  if (code === undefined) return [];
  const faults: Fault[] = [];
  for (const [at, word] of (kind === 'words' ? wordsOf(shape) : ['']).entries()) {
    const number = words?.get(id as never, (offset + at) as never) ?? 0;
    try {
      const value = code.decode(number);
      if (code.encode(value, setting, [table, name, id]) === number) continue;
      faults.push(faultAt(`${place}${word && `.${word}`}`, 'words', `cannot be ${number}`));
    } catch (error) {
      faults.push(faultAt(place, 'bounds', `cannot be ${number}: ${(error as Error).message}`));
    }
  }
  return faults;
}

function faultAt(path: string, rule: string, says: string): Fault {
  return Object.freeze({ path, rule, message: `${path} ${says}.`, numbers: Object.freeze({}) });
}
