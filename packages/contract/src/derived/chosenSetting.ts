type Members = Readonly<Record<string, unknown>>;

/** What an operator chooses for a new world. */
export interface SettingChoice {
  /** The name of a setting; by default, that of the first one. */
  readonly setting?: unknown;
  /** Values of single members, by their paths: `creeps.runner.hits`. */
  readonly set?: unknown;
}

/**
 * The setting of a name, with the members that are set. The shapes of the game check it later.
 *
 * @throws TypeError naming the settings or the path
 */
export function chosenSetting(
  settings: Readonly<Record<string, object>>,
  { set = {}, setting }: SettingChoice,
): object {
  const names = Object.keys(settings);
  const name = setting ?? names[0];
  const found = typeof name === 'string' && Object.hasOwn(settings, name) && settings[name];
  if (typeof found !== 'object') {
    throw new TypeError(`There is no setting ${String(name)}: there are ${names.join(', ')}.`);
  }
  return Object.entries(set as Members).reduce<object>(
    (chosen, [path, value]) => withMember(chosen, path.split('.'), value, path),
    found,
  );
}

/** A copy of an object or a list in which the member at a path has a value. */
function withMember(
  of: unknown,
  [first = '', ...rest]: readonly string[],
  value: unknown,
  path: string,
): object {
  if (typeof of !== 'object' || of === null || first === '' || first === '__proto__') {
    throw new TypeError(`The setting has no member ${path}.`);
  }
  const copy: Record<string, unknown> = Array.isArray(of) ? ([...of] as never) : { ...of };
  copy[first] = rest.length === 0 ? value : withMember(copy[first] ?? {}, rest, value, path);
  return copy;
}
