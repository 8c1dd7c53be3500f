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

/** A world with some of its members replaced; all others are those of the world. */
export function withMembers<World extends object>(world: World, members: Partial<World>): World {
  return Object.create(world, Object.getOwnPropertyDescriptors(members)) as World;
}
