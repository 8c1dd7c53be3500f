import { capital } from '../device/doneText.js';
import type { FormField, FormValues } from './formField.js';
import { AmountsPicker, BlueprintPicker, CodesPicker, DevicePicker } from './pickers.js';
import { PlacePicker, ResourcePicker } from './pickers.js';
import { limitsText } from './suggest.js';
import { wordsOf } from '../device/wordsOf.js';

/** What a field shows and changes. */
interface FieldProps {
  readonly field: FormField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

/** The inputs of a form, one for each field; what nobody must fill in is behind `Options`. */
export function FieldInputs({ fields, ...more }: FieldsProps) {
  const isShown = ({ isRequired, name }: FormField): boolean => isRequired || SHOWN.has(name);
  const shown = fields.some(isShown) ? fields.filter(isShown) : fields;
  const hidden = fields.filter((field) => !shown.includes(field));
  return (
    <>
      <Fields fields={shown} {...more} />
      {hidden.length > 0 && (
        <details class="options">
          <summary>Options</summary>
          <Fields fields={hidden} {...more} />
        </details>
      )}
    </>
  );
}

/** Optional fields that most people want to see. */
const SHOWN: ReadonlySet<string> = new Set(['quantity', 'into']);

function Fields({ fields, onChange, values }: FieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </>
  );
}

function FieldInput({ field, onChange, value }: FieldProps) {
  const label = labelOf(field);
  const text = value === undefined ? '' : String(value);
  const picker = { label, value: text, isRequired: field.isRequired, onChange };
  const { kind, name } = field;
  const schema = 'schema' in field ? field.schema : '';
  if (kind === 'choice' && schema === 'DeviceType') {
    return <BlueprintPicker {...picker} options={field.options} />;
  }
  if (kind === 'choice' && schema === 'ResourceCategory') {
    return <ResourcePicker {...picker} options={field.options} />;
  }
  if (kind === 'text' && schema === 'LocationCode') return <PlacePicker {...picker} />;
  if (kind === 'text' && schema === 'DeviceCode') return <DevicePicker {...picker} name={name} />;
  if (kind === 'list' && (schema === 'LocationCode' || schema === 'DeviceCode')) {
    return <CodesPicker {...picker} name={name} schema={schema} />;
  }
  if (kind === 'group' && schema === 'AmountsToMove') {
    const names = field.fields.map((one) => one.name);
    const values = (value ?? {}) as FormValues;
    return <AmountsPicker label={label} names={names} values={values} onChange={onChange} />;
  }
  if (kind === 'group' && field.fields.length === 0) return null;
  if (kind === 'group') {
    return (
      <fieldset>
        <legend>{label}</legend>
        <FieldInputs
          fields={field.fields}
          values={(value ?? {}) as FormValues}
          onChange={onChange}
        />
      </fieldset>
    );
  }
  if (kind === 'variant') return <VariantInput field={field} value={value} onChange={onChange} />;
  if (kind === 'flag') {
    return (
      <label class="flag">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
    );
  }
  return (
    <label title={field.hint}>
      {label}
      <PlainInput field={field} value={value} onChange={onChange} />
    </label>
  );
}

function PlainInput({ field, onChange, value }: FieldProps) {
  const shown = value === undefined ? '' : String(value);
  if (field.kind === 'choice') {
    return (
      <select
        value={shown}
        required={field.isRequired}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{field.isRequired ? 'Choose …' : '–'}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {wordsOf(option)}
          </option>
        ))}
      </select>
    );
  }
  const common = {
    value: shown,
    required: field.isRequired,
    autocomplete: 'off',
    onInput: (event: { readonly currentTarget: HTMLInputElement }) =>
      onChange(event.currentTarget.value),
  } as const;
  if (field.kind === 'number') {
    const { example, max, min, step } = field;
    return <input {...common} type="number" placeholder={example} {...{ max, min, step }} />;
  }
  if (field.kind !== 'text' && field.kind !== 'list') return null;
  const more = field.kind === 'list' ? ', …' : '';
  return <input {...common} placeholder={`${field.example}${more}`} />;
}

function VariantInput({
  field,
  onChange,
  value,
}: FieldProps & { readonly field: FormField & { readonly kind: 'variant' } }) {
  const values = (value ?? {}) as FormValues;
  const chosen = field.variants.find((one) => one.value === values[field.tag]);
  return (
    <fieldset>
      <legend>{field.name === '' ? wordsOf(field.tag) : labelOf(field)}</legend>
      <select
        aria-label={wordsOf(field.tag)}
        value={chosen?.value ?? ''}
        required={field.isRequired}
        onChange={(event) => onChange({ [field.tag]: event.currentTarget.value })}
      >
        <option value="">{field.isRequired ? 'Choose …' : '–'}</option>
        {field.variants.map((one) => (
          <option key={one.value} value={one.value}>
            {wordsOf(one.value)}
          </option>
        ))}
      </select>
      {chosen !== undefined && (
        <FieldInputs fields={chosen.fields} values={values} onChange={onChange} />
      )}
    </fieldset>
  );
}

/** Names of fields that say more to people than those of the contract. */
const LABELS: Readonly<Record<string, string>> = {
  controller: 'Controller that adopts it',
  device_type: 'What to print',
  into: 'Carrier',
  job_id: 'Number of the print',
  batch_id: 'Number of the order',
  oncomplete: 'What each does then',
  replicant_code: 'Code of the replicant',
  targets: 'Devices',
  via: 'By way of',
};

/** What numbers count. */
const UNITS: Readonly<Record<string, string>> = { quantity: 'devices' };

function labelOf(field: FormField): string {
  const label = capital(LABELS[field.name] ?? wordsOf(field.name));
  if (field.kind !== 'number') return label;
  const limits = limitsText(field.min, field.max, UNITS[field.name]);
  return limits === '' ? label : `${label}, ${limits}`;
}
