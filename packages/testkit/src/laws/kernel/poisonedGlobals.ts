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

/** Members of `process` of Node that differ between machines and moments. */
const PROCESS = 'cpuUsage cwd hrtime memoryUsage uptime'.split(' ');

const LOCAL = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'];

/**
 * Runs a function while everything that depends on the machine throws when used: time, random
 * numbers, `Intl` and locale functions, timers, the part of `Math` that differs between engines,
 * and `process.env` but for `NODE_ENV`. Restores everything when it returns or throws.
 *
 * It cannot see what a module imports (`node:perf_hooks`, `node:crypto`, files), what it took when
 * it was loaded (`const { now } = Date`), the operator `**` with fractions, which is `Math.pow`,
 * what depends on the version of Unicode (`toLowerCase`, `normalize`, `\p{…}`), nor a rule that
 * catches the error.
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
    const process: unknown = Reflect.get(globalThis, 'process');
    if (typeof process === 'object' && process !== null) {
      for (const name of PROCESS) replace(process, name, poison(`process.${name}`));
      // Libraries ask for it whenever they work.
      const { NODE_ENV } = (Reflect.get(process, 'env') ?? {}) as { readonly NODE_ENV?: string };
      replace(process, 'env', poison('process.env', { NODE_ENV }));
    }
    for (const name of ENVIRONMENT_GLOBALS) replace(globalThis, name, poison(name));
    return run();
  } finally {
    for (const restore of undo.reverse()) restore();
  }
}

/** A value that throws at every use but the reading of some members. */
function poison(name: string, readable: object = {}): unknown {
  const fail = (): never => {
    throw new Error(`${name} was used, which differs between machines`);
  };
  const get = (_: unknown, member: string | symbol): unknown =>
    Object.hasOwn(readable, member) ? Reflect.get(readable, member) : fail();
  // A plain function can be called as a constructor, an arrow function cannot.
  return new Proxy(function () {}, {
    get,
    set: fail,
    has: fail,
    ownKeys: fail,
    construct: fail,
    apply: fail,
  });
}
