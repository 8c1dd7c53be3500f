/** Members of `Math` that return the same bits on every JavaScript engine. */
const EXACT = 'abs ceil clz32 floor fround imul max min round sqrt trunc'.split(' ');

/** Globals whose values depend on the machine, the time or the locale. */
const ENVIRONMENT_GLOBALS = [
  'Date',
  'Intl',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'navigator',
];

const LOCAL = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'];

/**
 * Runs a function while everything that depends on the machine throws when used: time, random
 * numbers, `Intl` and locale functions, timers, the part of `Math` that differs between engines,
 * and sorting without a comparator. Restores everything when it returns or throws.
 *
 * @param run a synchronous function
 * @throws Error with the name of the used global
 */
export function poisonedGlobals<R>(run: () => R): R {
  const undo: (() => void)[] = [];
  const replace = (holder: object, name: string, value: unknown): void => {
    const former = Object.getOwnPropertyDescriptor(holder, name);
    if (former?.configurable !== true) return;
    Object.defineProperty(holder, name, { value, configurable: true, writable: true });
    undo.push(() => Object.defineProperty(holder, name, former));
  };
  try {
    for (const name of Object.getOwnPropertyNames(Math)) {
      if (typeof Reflect.get(Math, name) !== 'function' || EXACT.includes(name)) continue;
      replace(Math, name, poison(`Math.${name}`));
    }
    for (const { prototype } of [String, Number, Array, BigInt]) {
      for (const name of LOCAL) replace(prototype, name, poison(name));
    }
    for (const name of ['sort', 'toSorted']) {
      const sort: unknown = Reflect.get(Array.prototype, name);
      if (typeof sort === 'function') replace(Array.prototype, name, compared(sort as never, name));
    }
    for (const name of ENVIRONMENT_GLOBALS) replace(globalThis, name, poison(name));
    return run();
  } finally {
    for (const restore of undo.reverse()) restore();
  }
}

/** A value that throws at every use. */
function poison(name: string): unknown {
  const fail = (): never => {
    throw new Error(`${name} was used, which differs between machines`);
  };
  // A plain function can be called as a constructor, an arrow function cannot.
  return new Proxy(function () {}, {
    get: fail,
    set: fail,
    has: fail,
    construct: fail,
    apply: fail,
  });
}

function compared(sort: (...args: never[]) => unknown, name: string) {
  return function (this: unknown[], compare: unknown): unknown {
    if (typeof compare !== 'function') throw new Error(`${name} was used without a comparator`);
    return Reflect.apply(sort, this, [compare]);
  };
}
