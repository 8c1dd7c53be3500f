import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { GameRefusal, GameRefusals } from '@astrarium/contract';

/** A node of a syntax tree in the ESTree form. */
interface Node {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number; readonly column: number } };
  readonly [member: string]: unknown;
}

/** The refusals of a file, and where a code is not written as a literal. */
export interface FileRefusals extends GameRefusals {
  readonly warnings: readonly string[];
}

/** What each file was found to refuse: a file of this program does not change. */
const kept = new Map<string, Promise<FileRefusals>>();

/**
 * The refusals of a bundled file: the codes and messages that its calls of `require` and `refuse`
 * have as literals. acorn is loaded only here: most calls serve the space game.
 */
export function gameRefusals(file: string): Promise<FileRefusals> {
  const known = kept.get(file) ?? readRefusals(file);
  kept.set(file, known);
  return known;
}

async function readRefusals(file: string): Promise<FileRefusals> {
  const { parse } = await import('acorn');
  const text = readFileSync(file, 'utf8');
  const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
  const program = parse(text, options) as unknown as Node;
  const bundle = bundleOf(program);
  const placeOf = placesOf(text);
  const warnings: string[] = [];
  const found = new Map<string, GameRefusal>();
  const rules = rulesOf(bundle);
  for (const call of callsIn(program, bundle)) {
    const { code, message, node, numbers } = call;
    const place = placeOf(node);
    const codes = textsOf(code, bundle);
    if (codes === undefined || codes.some((one) => one.includes('{'))) {
      warnings.push(`${place}: the code of this refusal is no literal: no document lists it`);
      continue;
    }
    const messages = textsOf(message, bundle) ?? [];
    const operations = [...rules].filter(([, calls]) => calls.has(node)).map(([name]) => name);
    for (const one of codes) {
      const former = found.get(one);
      found.set(one, {
        code: one,
        messages: joined(former?.messages, messages),
        numbers: joined(former?.numbers, numbers),
        operations: joined(former?.operations, operations.length > 0 ? operations : rules.keys()),
        place: former?.place ?? place,
      });
    }
  }
  return { list: [...found.values()], areAll: warnings.length === 0, warnings };
}

const joined = (former: Iterable<string> = [], more: Iterable<string>): readonly string[] => [
  ...new Set([...former, ...more]),
];

/** Where in its source a node is: the file and the line. */
function placesOf(text: string): (node: Node) => string {
  const [, encoded = ''] = /sourceMappingURL=data:[^,]+,(\S+)\s*$/.exec(text) ?? [];
  const json = Buffer.from(encoded, 'base64').toString('utf8');
  const map = new SourceMap(JSON.parse(json) as ConstructorParameters<typeof SourceMap>[0]);
  return ({ loc: { start } }) => {
    const entry = map.findEntry(start.line - 1, start.column);
    return 'originalSource' in entry ? `${entry.originalSource}:${entry.originalLine + 1}` : '';
  };
}

/** A bundle, in which no name of a function is one of the bundle. */
interface Bundle {
  /** What each name of the bundle is declared as. */
  readonly declared: ReadonlyMap<string, Node>;
  /** What calls `refuse`, `require` and `defineSimulation`, by the names that they have here. */
  readonly names: Readonly<Record<'defineSimulation' | 'refuse' | 'require', ReadonlySet<string>>>;
}

function bundleOf(program: Node): Bundle {
  const declared = new Map<string, Node>();
  for (const statement of childrenOf(program)) {
    const { declarations, id } = statement;
    if (id !== undefined && id !== null) declared.set(nameOf(id), statement);
    for (const { id: target, init } of (declarations ?? []) as readonly Node[]) {
      if (init !== null) declared.set(nameOf(target), init as Node);
    }
  }
  const names = { defineSimulation: new Set(), refuse: new Set(), require: new Set() } as const;
  const note = (original: string, local: unknown): void => {
    if (Object.hasOwn(names, original)) names[original as 'refuse'].add(nameOf(local));
  };
  walk(program, (node) => {
    if (node.type === 'ImportSpecifier') note(nameOf(node['imported']), node['local']);
    // `const { require: need } = draft`
    if (node.type === 'ObjectPattern') {
      for (const { key, value } of node['properties'] as readonly Node[]) note(nameOf(key), value);
    }
  });
  return { declared, names: names as unknown as Bundle['names'] };
}

/** A call that refuses. */
interface RefusingCall {
  readonly node: Node;
  readonly code: Node;
  readonly message: Node;
  readonly numbers: readonly string[];
}

/**
 * The calls of `refuse(code, message, …)` and `require(value, code, message, …)` in a node, and the
 * objects of the form that `refuse` returns.
 */
function callsIn(root: Node, bundle: Bundle): readonly RefusingCall[] {
  const calls: RefusingCall[] = [];
  walk(root, (node) => {
    const given = (node['arguments'] ?? []) as readonly Node[];
    const name = calledName(node, bundle);
    const [code, message, numbers] = name === 'require' ? given.slice(1) : given;
    const object = refusalOf(node, bundle);
    if (object !== undefined) calls.push({ node, ...object });
    if (name === undefined || name === 'defineSimulation') return;
    if (code === undefined || message === undefined) return;
    calls.push({ node, code, message, numbers: membersOf(numbers).map(([member]) => member) });
  });
  return calls;
}

/** What an object `{ done: false, refusal: { code, message, numbers } }` says, if it is one. */
function refusalOf(node: Node, bundle: Bundle): Omit<RefusingCall, 'node'> | undefined {
  const { done, refusal } = Object.fromEntries(membersOf(node)) as Record<string, Node | undefined>;
  if (done?.['value'] !== false || refusal === undefined) return undefined;
  const members = Object.fromEntries(membersOf(resolved(refusal, bundle)));
  const { code = refusal, message = refusal, numbers } = members as Record<string, Node>;
  return { code, message, numbers: membersOf(numbers).map(([member]) => member) };
}

/** Which of the known functions a node calls, under its own name or as a member of an object. */
function calledName(node: Node, { names }: Bundle): keyof Bundle['names'] | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node['callee'] as Node;
  const known = Object.keys(names) as (keyof Bundle['names'])[];
  if (callee.type === 'MemberExpression') {
    const member = callee['computed'] === true ? '' : nameOf(callee['property']);
    return known.find((name) => name === member);
  }
  return known.find((name) => names[name].has(nameOf(callee)));
}

/**
 * The texts that an expression can have: a literal, a choice of some, a constant of them. What a
 * template fills in is shown as `{…}`. Undefined for any other expression.
 */
function textsOf(node: Node | undefined, bundle: Bundle): readonly string[] | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : undefined;
    case 'TemplateLiteral': {
      const holes = node['expressions'] as readonly Node[];
      const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
      const hole = (at: number): string => (holes[at] ? `{${holeName(holes[at])}}` : '');
      return [parts.map(({ value }, at) => value.cooked + hole(at)).join('')];
    }
    case 'ConditionalExpression': {
      const sides = [node['consequent'], node['alternate']].map((side) =>
        textsOf(side as Node, bundle),
      );
      return sides.some((side) => side === undefined) ? undefined : sides.flatMap((side) => side!);
    }
    case 'BinaryExpression': {
      const [left, right] = [node['left'], node['right']].map((side) =>
        textsOf(side as Node, bundle),
      );
      if (node['operator'] !== '+' || left === undefined || right === undefined) return undefined;
      return left.flatMap((start) => right.map((end) => start + end));
    }
    case 'Identifier':
      return textsOf(bundle.declared.get(nameOf(node)), bundle);
    case 'MemberExpression': {
      const owner = bundle.declared.get(nameOf(node['object']));
      const member = membersOf(owner).find(([name]) => name === nameOf(node['property']));
      return textsOf(member?.[1], bundle);
    }
    default:
      return undefined;
  }
}

function holeName(hole: Node): string {
  return nameOf(hole.type === 'MemberExpression' ? hole['property'] : hole) || '…';
}

/** Each command and view of the simulations of a bundle, with the refusals that it reaches. */
function rulesOf(bundle: Bundle): ReadonlyMap<string, ReadonlySet<Node>> {
  const rules = new Map<string, ReadonlySet<Node>>();
  for (const declared of bundle.declared.values()) {
    walk(declared, (node) => {
      if (calledName(node, bundle) !== 'defineSimulation') return;
      const [definition] = node['arguments'] as readonly Node[];
      for (const [kind, list] of membersOf(definition)) {
        if (kind !== 'commands' && kind !== 'views') continue;
        for (const [name, rule] of membersOf(resolved(list, bundle), bundle)) {
          rules.set(`${kind}.${name}`, reachedFrom(rule, bundle));
        }
      }
    });
  }
  return rules;
}

/** The refusing calls of a node and of all declarations that it names, and those name. */
function reachedFrom(node: Node, bundle: Bundle): ReadonlySet<Node> {
  const seen = new Set([node]);
  for (const one of seen) {
    walk(one, ({ name, type }) => {
      const next = type === 'Identifier' ? bundle.declared.get(String(name)) : undefined;
      if (next !== undefined) seen.add(next);
    });
  }
  return new Set([...seen].flatMap((one) => callsIn(one, bundle).map((call) => call.node)));
}

const resolved = (node: Node, { declared }: Bundle): Node =>
  (node.type === 'Identifier' && declared.get(nameOf(node))) || node;

/** The members of an object as it is written, also those of objects that are spread in it. */
function membersOf(node: Node | undefined, bundle?: Bundle): readonly (readonly [string, Node])[] {
  if (node?.type !== 'ObjectExpression') return [];
  return (node['properties'] as readonly Node[]).flatMap(({ argument, key, type, value }) => {
    if (type !== 'SpreadElement') return [[nameOf(key), value as Node] as const];
    return bundle === undefined ? [] : membersOf(resolved(argument as Node, bundle), bundle);
  });
}

/** The name of an identifier, or of a key that is a literal; else empty. */
function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as Partial<Node>;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

/** Visits a node and all nodes in it, without names of members. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

function childrenOf(node: Node): readonly Node[] {
  const isName = node['computed'] === false;
  return Object.entries(node).flatMap(([member, value]) => {
    if (isName && (member === 'key' || member === 'property')) return [];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((one): one is Node => typeof Object(one).type === 'string');
  });
}
