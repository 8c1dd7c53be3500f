import {
  answerOf,
  type DeviceType,
  type FleetDevice,
  CATEGORIES,
  type ResourceCategory,
} from '@astrarium/space/client';
import { durationText, grouped } from '@astrarium/web/duration';
import { useSignal } from '@preact/signals';
import { useCallback, useContext, useEffect, useId, useRef } from 'preact/hooks';
import { route } from '../app/route.js';
import { deviceName } from '../device/deviceName.js';
import { allPlaces, findOnMap } from '../home/placeSearch.js';
import { Icon } from '../icons/icon.js';
import { fleet, fleetList, nameOfDevice, stock } from '../live/fleetState.js';
import { serverTime } from '../live/gameClock.js';
import { loadSystems, placeName, season } from '../live/places.js';
import { blueprintOf, featuresOf, loadRules } from '../live/rules.js';
import { useAnswer } from '../live/useAnswer.js';
import { client } from '../session/session.js';
import { FormScope, pickedPlace } from './formScope.js';
import { type Choice, enoughText, neededTypes } from './suggest.js';
import { sortTypes, suggestDevices } from './suggest.js';
import { wordsOf } from '../device/wordsOf.js';

/** What a picker shows and changes: a code or a word, empty before the choice. */
interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly onChange: (value: string) => void;
}

interface ComboboxProps extends PickerProps {
  readonly hint: string;
  readonly placeholder: string;
  readonly find: (text: string) => readonly Choice[];
  readonly nameOf: (code: string) => string;
  /** The code that a typed text means, or empty. */
  readonly codeOf: (text: string) => string;
  readonly onFocus?: () => void;
}

/** A text field with suggestions, by mouse or with the arrow keys and Enter. */
function Combobox(props: ComboboxProps) {
  const { codeOf, find, hint, isRequired, label, nameOf, onChange, placeholder, value } = props;
  const id = useId();
  const typed = useSignal<string | undefined>(undefined);
  const isOpen = useSignal(false);
  const active = useSignal(-1);
  const found = isOpen.value ? find(typed.value ?? '') : [];
  useEffect(() => {
    // A click on the map chooses, whatever has been typed.
    if (value !== '' && codeOf((typed.value ?? '').trim()) !== value) typed.value = undefined;
  }, [value]);
  const choose = (code: string): void => {
    typed.value = undefined;
    isOpen.value = false;
    active.value = -1;
    onChange(code);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const [first] = found;
    if (step !== undefined) {
      isOpen.value = true;
      active.value = Math.max(0, Math.min(found.length - 1, active.value + step));
    } else if (event.key === 'Enter' && first !== undefined && value === '') {
      choose((found[active.value] ?? first).code);
    } else if (event.key === 'Enter' && found[active.value] !== undefined) {
      choose(found[active.value]?.code ?? '');
    } else if (event.key === 'Escape' && isOpen.value) {
      isOpen.value = false;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = typed.value ?? (value === '' ? '' : nameOf(value));
  const isUnknown = value === '' && shown !== '';
  return (
    <div class="field combobox">
      <label for={id}>{label}</label>
      <input
        id={id}
        role="combobox"
        autocomplete="off"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active.value >= 0 ? `${id}-${active.value}` : undefined}
        aria-describedby={hint === '' ? undefined : `${id}-hint`}
        placeholder={placeholder}
        required={isRequired}
        value={shown}
        ref={(input) => input?.setCustomValidity(isUnknown ? 'Choose one of the list' : '')}
        onInput={({ currentTarget: { value: text } }) => {
          const code = codeOf(text.trim());
          typed.value = text;
          isOpen.value = code === '';
          active.value = -1;
          onChange(code);
        }}
        onFocus={() => {
          isOpen.value = value === '';
          props.onFocus?.();
        }}
        onBlur={() => {
          isOpen.value = false;
          if (value !== '') typed.value = undefined;
        }}
        onKeyDown={onKeyDown}
      />
      <ul class="panel found" role="listbox" id={`${id}-list`} aria-label="Suggestions">
        {found.map(({ code, icon, name, note }, index) => (
          <li
            key={code}
            id={`${id}-${index}`}
            role="option"
            class="with-icon"
            aria-selected={index === active.value}
            onPointerDown={(event) => {
              // The field keeps the focus.
              event.preventDefault();
              choose(code);
            }}
          >
            <Icon name={icon} />
            <span>
              {name} <small class="dim">{note}</small>
            </span>
          </li>
        ))}
      </ul>
      {hint !== '' && (
        <small id={`${id}-hint`} class="hint">
          {hint}
        </small>
      )}
    </div>
  );
}

const CODE_OF_PLACE = /^[A-Za-z0-9]+(?:-[-\w]+)?$/;

/** A place, by its name or by a click on the map. */
export function PlacePicker({ onChange, ...props }: PickerProps) {
  const isOnMap = route.value.page === 'map' || route.value.page === 'start';
  const change = useRef(onChange);
  change.current = onChange;
  const take = useCallback((code: string): void => {
    change.current(fleet.value.get(code)?.location ?? code);
  }, []);
  const goal = season.value?.objective.location;
  useEffect(() => void (goal !== undefined && loadSystems([goal])), [goal]);
  // From its opening on a form takes the places that are clicked, for its first field at first.
  useEffect(() => {
    if (!isOnMap) return undefined;
    pickedPlace.value ??= take;
    return () => {
      if (pickedPlace.value === take) pickedPlace.value = undefined;
    };
  }, [isOnMap]);
  return (
    <Combobox
      {...props}
      hint={isOnMap ? 'Or click a place on the map.' : ''}
      placeholder="Name of a place"
      onChange={onChange}
      find={suggestPlaces}
      nameOf={placeName}
      codeOf={(text) => {
        const [first] = suggestPlaces(text);
        if (first?.name.toLowerCase() === text.toLowerCase() && text !== '') return first.code;
        const isCode = CODE_OF_PLACE.test(text) && (text.includes('-') || first?.code === text);
        return isCode ? text.toUpperCase() : '';
      }}
      onFocus={() => {
        if (isOnMap) pickedPlace.value = take;
      }}
    />
  );
}

/** Places by what has been typed; before that, those of the season and of the own devices. */
function suggestPlaces(text: string): readonly Choice[] {
  if (text !== '') {
    return findOnMap(text, allPlaces()).map((found) => ({ ...found, note: found.code }));
  }
  const objective = season.value?.objective.location;
  const places = new Set(fleetList.value.map(({ location }) => location));
  return [...(objective === undefined ? [] : [objective]), ...places]
    .slice(0, 6)
    .map((code) => ({ code, name: placeName(code), icon: iconOfPlace(code), note: code }));
}

const iconOfPlace = (code: string): Choice['icon'] =>
  code === season.value?.objective.location
    ? 'season'
    : code.includes('-BELT-')
      ? 'belt'
      : 'planet';

/** What a device must be for a field of this name. */
const SUITS: Readonly<Record<string, (device: FleetDevice) => boolean>> = {
  into: ({ type }) => (blueprintOf(type)?.stow_capacity ?? 0) > 0,
  controller: ({ type }) => featuresOf(type).includes('ami'),
};

/** An own device, by its name or place. */
export function DevicePicker({ name, ...props }: PickerProps & { readonly name: string }) {
  const { device, place } = useContext(FormScope);
  useAnswer(loadRules, []);
  const suits = SUITS[name] ?? (() => true);
  return (
    <Combobox
      {...props}
      hint=""
      placeholder="Name of a device"
      find={(text) =>
        suggestDevices(fleetList.value, {
          text,
          place,
          placeName,
          suits: (one) => one.code !== device?.device_code && suits(one),
        })
      }
      nameOf={nameOfDevice}
      codeOf={(text) => {
        const name = text.toLowerCase();
        const named = fleetList.value.filter((one) => deviceName(one).toLowerCase() === name);
        return fleet.value.has(text) ? text : named.length === 1 ? (named[0]?.code ?? '') : '';
      }}
    />
  );
}

/** Several devices or places: each choice is added; a click on one takes it away. */
export function CodesPicker({
  name,
  schema,
  ...props
}: PickerProps & { readonly name: string; readonly schema: string }) {
  const codes = props.value.split(',').filter((code) => code !== '');
  const add = (code: string): void => {
    if (code !== '' && !codes.includes(code)) props.onChange([...codes, code].join());
  };
  const one = { ...props, value: '', isRequired: props.isRequired && codes.length === 0 };
  const nameOf = schema === 'LocationCode' ? placeName : nameOfDevice;
  return (
    <div class="row tight codes">
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          class="quiet"
          aria-label={`Remove ${nameOf(code)}`}
          onClick={() => props.onChange(codes.filter((each) => each !== code).join())}
        >
          {nameOf(code)} <Icon name="close" />
        </button>
      ))}
      {schema === 'LocationCode' ? (
        <PlacePicker key={codes.length} {...one} onChange={add} />
      ) : (
        <DevicePicker key={codes.length} {...one} name={name} onChange={add} />
      )}
    </div>
  );
}

/** The units in stock at the place of a form. */
function stockHere(place: string): Readonly<Record<string, number>> {
  const resources = Object.entries(stock.value.get(place) ?? {});
  return Object.fromEntries(resources.map(([name, { quantity }]) => [name, quantity]));
}

/** A blueprint, with its price, its time, and whether the stock at the printer suffices. */
export function BlueprintPicker({
  options,
  ...props
}: PickerProps & { readonly options: readonly string[] }) {
  const { place } = useContext(FormScope);
  useAnswer(loadRules, []);
  const here = stockHere(place);
  const enough = (type: string): string => enoughText(blueprintOf(type)?.bill ?? {}, here);
  const needed = neededTypes(season.value?.objective.requirements ?? {});
  const sorted = sortTypes(options, needed, (type) => enough(type).startsWith('enough'));
  return (
    <Radios {...props} options={sorted} class="blueprints">
      {(type) => {
        const { bill = {}, print_seconds = 0 } = blueprintOf(type) ?? {};
        return (
          <>
            <Icon name={type as DeviceType} />
            <b class="capital">{wordsOf(type)}</b>
            <span class="dim">{timeText(print_seconds)}</span>
            <small class="row bill">
              {CATEGORIES.map((resource) => [resource, bill[resource] ?? 0] as const)
                .filter(([, units]) => units > 0)
                .map(([resource, units]) => (
                  <span key={resource} class={resource}>
                    <Icon name={resource} label={wordsOf(resource)} />
                    {grouped(units)}
                  </span>
                ))}
            </small>
            <small>
              {needed.includes(type) && <span class="season kind">The season needs it. </span>}
              {place !== '' && (
                <span class={enough(type).startsWith('enough') ? 'good' : 'dim'}>
                  {enough(type)}
                </span>
              )}
            </small>
          </>
        );
      }}
    </Radios>
  );
}

/** Seconds of the game as real time at the present speed. */
function timeText(seconds: number): string {
  const speed = serverTime.value?.speed ?? 0;
  return speed === 0 ? `${durationText(seconds)} of game time` : durationText(seconds / speed);
}

/** A resource, with how much the place has of it. */
export function ResourcePicker({
  options,
  ...props
}: PickerProps & { readonly options: readonly string[] }) {
  const { place } = useContext(FormScope);
  const { data: found = {} } = useAnswer(() => readResources(place), [place]);
  const here = stockHere(place);
  return (
    <Radios {...props} options={options} class="resources">
      {(name) => (
        <>
          <span class={name}>
            <Icon name={name as ResourceCategory} />
          </span>
          <b class="capital">{wordsOf(name)}</b>
          <small class="dim">
            {found[name] !== undefined && `${found[name]} here`}
            {found[name] !== undefined && place !== '' && ', '}
            {place !== '' && `${grouped(here[name] ?? 0)} in stock`}
          </small>
        </>
      )}
    </Radios>
  );
}

/** How much of each resource a belt has, in words; nothing for another place. */
async function readResources(place: string): Promise<Readonly<Record<string, string>>> {
  if (place === '') return {};
  const read = await answerOf(
    client.value.GET('/v1/locations/{code}', { params: { path: { code: place } } }),
  );
  return read.location_type === 'belt' ? read.belt.resources : {};
}

/** Units of each resource, with how much there is. */
export function AmountsPicker({
  label,
  names,
  onChange,
  values,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}) {
  const { device, place } = useContext(FormScope);
  const here = stockHere(place);
  const aboard = new Map(device?.cargo?.map((one) => [one.resource_type as string, one.quantity]));
  return (
    <fieldset class="amounts">
      <legend>{label}, in units</legend>
      {names.map((name) => (
        <label key={name} class={name}>
          <span class="with-icon">
            <Icon name={name as ResourceCategory} />
            <span>{wordsOf(name)}</span>
          </span>
          <input
            type="number"
            min={1}
            step={1}
            value={String(values[name] ?? '')}
            onInput={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
          />
          <small class="dim">
            {grouped(here[name] ?? 0)} here
            {device?.cargo !== undefined && `, ${grouped(aboard.get(name) ?? 0)} aboard`}
          </small>
        </label>
      ))}
    </fieldset>
  );
}

function Radios({
  children,
  isRequired,
  label,
  onChange,
  options,
  value,
  ...more
}: PickerProps & {
  readonly class: string;
  readonly options: readonly string[];
  readonly children: (option: string) => preact.ComponentChildren;
}) {
  const name = useId();
  return (
    <fieldset class={`choices ${more.class}`}>
      <legend>{label}</legend>
      <div class="choice-list">
        {options.map((option) => (
          <label key={option} class={option === value ? 'choice chosen' : 'choice'}>
            <input
              type="radio"
              name={name}
              value={option}
              required={isRequired}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {children(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
