/** A table's face, but for some of its functions. */
export function seenThrough<Face extends object>(face: Face, faults: Partial<Face>): Face {
  return new Proxy(face, {
    get(target, name) {
      const value: unknown = Reflect.get({ ...faults }, name) ?? Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
