/** An object with some of its functions replaced. */
export function withOverrides<Target extends object>(
  object: Target,
  faults: Partial<Target>,
): Target {
  return new Proxy(object, {
    get(target, name) {
      const value: unknown = Reflect.get({ ...faults }, name) ?? Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
