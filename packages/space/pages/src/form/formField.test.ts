import { contractFor } from '@astrarium/space/service';
import { STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { commandFields, formBody, type FormSchema, type NamedSchemas } from './formField.js';

const named = contractFor(STANDARD_RULESET).openApi().components['schemas'] as NamedSchemas;

function fieldsOf(command: string) {
  const nameOf = ({ oneOf, properties }: FormSchema) =>
    (properties ?? oneOf?.[0]?.properties)?.['command']?.const;
  const schema = named['DeviceCommand']?.oneOf?.find((one) => nameOf(one) === command);
  return commandFields(schema ?? {}, named);
}

test('every command has a form, without the members that the page adds', () => {
  for (const schema of named['DeviceCommand']?.oneOf ?? []) {
    for (const { name } of commandFields(schema, named)) {
      expect(['command', 'dry_run']).not.toContain(name);
    }
  }
});

test('fields follow the contract', () => {
  expect(fieldsOf('travel')).toMatchObject([
    { name: 'destination', kind: 'text', schema: 'LocationCode', isRequired: true },
    { name: 'via', kind: 'list', schema: 'LocationCode', isRequired: false },
  ]);
  const [resource] = fieldsOf('start_mining');
  const choice = { kind: 'choice', schema: 'ResourceCategory', isRequired: true };
  expect(resource).toMatchObject(choice);
  const quantity = fieldsOf('enqueue_print').find(({ name }) => name === 'quantity');
  expect(quantity).toMatchObject({ kind: 'number', min: 1, max: 50, step: '1', example: '1' });
});

test('a body has numbers, lists and groups, and no empty members', () => {
  const print = fieldsOf('enqueue_print');
  const values = { device_type: 'mining_drone', quantity: '3', tags: 'a, b', controller: '' };
  expect(formBody(print, { ...values, oncomplete: { command: 'stow', into: '' } })).toEqual({
    device_type: 'mining_drone',
    quantity: 3,
    tags: ['a', 'b'],
    oncomplete: { command: 'stow' },
  });
  expect(formBody(fieldsOf('collect_resources'), { resources: { carbon: '5' } })).toEqual({
    resources: { carbon: 5 },
  });
  expect(formBody(fieldsOf('deposit_resources'), {})).toEqual({});
});

test('an empty field whose value can be null is sent as null', () => {
  const fields = fieldsOf('set_name');
  expect(fields).toMatchObject([{ name: 'name', kind: 'text', isRequired: false }]);
  expect(formBody(fields, { name: 'Argo' })).toEqual({ name: 'Argo' });
  expect(formBody(fields, {})).toEqual({ name: null });
  expect(formBody(fields, { name: '' })).toEqual({ name: null });
});

test('a command with several forms has the members of the chosen one', () => {
  const fields = fieldsOf('set_directive');
  const chosen = { name: 'gather_resources', config: { resource: 'carbon' } };
  expect(formBody(fields, { '': chosen })).toEqual(chosen);
  const evenly = { name: 'gather_evenly' };
  expect(formBody(fields, { '': evenly })).toEqual(evenly);
});
