/** Names that every object literal has by inheritance, or that change its prototype. */
export const HOSTILE_NAMES = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'isPrototypeOf',
] as const;

const PROTOTYPES: readonly object[] = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Number.prototype,
  Map.prototype,
];

/** The names of all members of the prototypes: equal texts mean that no prototype has changed. */
export function prototypeMembers(): string {
  return PROTOTYPES.map((one) => Reflect.ownKeys(one).map(String).join(' ')).join('\n');
}

/** A JSON value with each name at each of its places: as a further member, and as a value. */
export function hostileVariants(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap((one, at) =>
      hostileVariants(one, name).map((variant) =>
        value.map((old: unknown, place) => (place === at ? variant : old)),
      ),
    );
    return [name, ...inner];
  }
  if (typeof value !== 'object' || value === null) return [name];
  const members = Object.entries(value);
  const inner = members.flatMap(([member, one]) =>
    hostileVariants(one, name).map((variant) => ownMembers([...members, [member, variant]])),
  );
  const added = [{ polluted: 1 }, 1].map((one) => ownMembers([...members, [name, one]]));
  return [name, ...added, ...inner];
}

/** An object whose members are all its own, `__proto__` included. */
function ownMembers(members: readonly (readonly [string, unknown])[]): object {
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of members) copy[name] = value;
  return copy;
}
