import { useComputed } from '@preact/signals';
import { wordsOf } from '@astrarium/web/duration';
import type { FormField, FormValues } from './formField.js';
import { fleetList } from '../live/fleetState.js';

/** What a field shows and changes. */
interface FieldProps {
  readonly field: FormField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The inputs of a form, one for each field. */
export function FieldInputs({
  fields,
  onChange,
  values,
}: {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}) {
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
  if (field.kind === 'group') {
    return (
      <fieldset>
        <legend>{labelOf(field)}</legend>
        <FieldInputs
          fields={field.fields}
          values={(value ?? {}) as FormValues}
          onChange={onChange}
        />
      </fieldset>
    );
  }
  if (field.kind === 'variant')
    return <VariantInput field={field} value={value} onChange={onChange} />;
  if (field.kind === 'flag') {
    return (
      <label class="flag">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {labelOf(field)}
      </label>
    );
  }
  return (
    <label title={field.hint}>
      {labelOf(field)}
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
    return <input {...common} type="number" step={field.step} min={field.min} max={field.max} />;
  }
  if (field.kind !== 'text' && field.kind !== 'list') return null;
  const list = LISTS[field.schema];
  return <input {...common} placeholder={field.example} list={list} />;
}

/** The lists of suggestions by the schema of a text; `CodeSuggestions` fills them. */
const LISTS: Readonly<Record<string, string>> = {
  LocationCode: 'known-locations',
  DeviceCode: 'known-devices',
};

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

function labelOf({ isRequired, name }: FormField): string {
  return isRequired ? wordsOf(name) : `${wordsOf(name)} (optional)`;
}

/** More suggestions than these help nobody. */
const MAX_SUGGESTED = 200;

/** The lists that suggest codes of own devices and of places with own devices. */
export function CodeSuggestions() {
  const places = useComputed(() => [...new Set(fleetList.value.map(({ location }) => location))]);
  return (
    <>
      <datalist id="known-locations">
        {places.value.slice(0, MAX_SUGGESTED).map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <datalist id="known-devices">
        {fleetList.value.slice(0, MAX_SUGGESTED).map(({ code, type }) => (
          <option key={code} value={code}>
            {wordsOf(type)}
          </option>
        ))}
      </datalist>
    </>
  );
}
