import ts from 'typescript';
import { parse, place, walk } from './parse.js';
import type { Sources } from './sources.js';

const MAX_COLUMNS = 100;

/** The formatter keeps the title of a test in one line. */
const TITLE = /^ *(?:describe|it|test)\b/;

const VAGUE_NAME = /(?:^|\/)(?:utils?|helpers?|common|misc|types)(?:\.test)?(?:\.[a-z]+|\/)/i;

/** Written in halves, so that this file passes its own checks. */
const UNFINISHED = new RegExp(
  `\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`,
);
const MACHINE_PATH = new RegExp(
  `(?<![\\w.~-])/(?:${['ho' + 'me', 'wo' + 'rk', 'ro' + 'ot'].join('|')})/`,
);

function perLine(sources: Sources, fault: (line: string) => string | undefined): string[] {
  return [...sources].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => {
      const what = fault(line);
      return what === undefined ? [] : [`${path}:${at + 1} ${what}`];
    }),
  );
}

/** Lines that exceed the limit of columns. */
export function wideLines(sources: Sources): string[] {
  return perLine(sources, (line) => {
    if (line.length <= MAX_COLUMNS || TITLE.test(line)) return undefined;
    const columns = [...line].length;
    return columns > MAX_COLUMNS ? `${columns} columns` : undefined;
  });
}

/** Words that mark unfinished work. */
export function unfinished(sources: Sources): string[] {
  return perLine(sources, (line) => UNFINISHED.exec(line)?.[0]);
}

/** Paths that exist on one machine only. */
export function machinePaths(sources: Sources): string[] {
  return perLine(sources, (line) => MACHINE_PATH.exec(line)?.[0]);
}

/** Functions that take any number of arguments. An engine takes about 100,000 of a spread list. */
const VARIADIC = [
  'push',
  'unshift',
  'splice',
  'concat',
  'max',
  'min',
  'fromCharCode',
  'fromCodePoint',
];

const SPREAD = new RegExp(`\\b(?:${VARIADIC.join('|')})\\([^;]*\\.\\.\\.`);

/** Lists that are spread into the arguments of a function, and may be too long for it. */
export function spreadArguments(sources: Sources): string[] {
  // Few files have one: only these are parsed.
  const spreading = new Map([...sources].filter(([, text]) => SPREAD.test(text)));
  return eachNode(spreading, (node) => {
    if (!ts.isCallExpression(node)) return undefined;
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    const isSpread = node.arguments.some(ts.isSpreadElement);
    return isSpread && VARIADIC.includes(name.getText()) ? `${name.getText()}(...)` : undefined;
  });
}

/** Files whose names do not say what they contain. */
export function vagueFileNames(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => VAGUE_NAME.test(path));
}

/** Files named `index.ts` that are not entry points. */
export function barrels(paths: Iterable<string>, entryPoints: RegExp): string[] {
  return [...paths].filter((path) => /(?:^|\/)index\.ts$/.test(path) && !entryPoints.test(path));
}

/** Exports without TSDoc; a destructuring needs one for each name. */
export function undocumented(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const file = parse(path, text);
    return file.statements.flatMap((node) => {
      if (ts.isExportDeclaration(node) || !isExported(node)) return [];
      if (ts.isFunctionDeclaration(node) && isOverload(node)) return [];
      const parts = destructured(node);
      const hasDocs =
        parts.length > 0 ? parts.every((part) => hasTsDoc(part, file)) : hasTsDoc(node, file);
      return hasDocs ? [] : `${place(file, node)} ${namesOf(node).join(', ')} has no TSDoc`;
    });
  });
}

function hasTsDoc(node: ts.Node, file: ts.SourceFile): boolean {
  const comments = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
  return comments.some(({ pos }) => file.text.startsWith('/**', pos));
}

/** The names that a statement destructures. */
function destructured(node: ts.Statement): readonly ts.Node[] {
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name }) =>
    ts.isObjectBindingPattern(name) ? name.elements : [],
  );
}

/**
 * Files that are not named after one of their exports. The export has the file's name (in the
 * singular or plural), or starts or ends with it: `hash.ts` exports `hashText`, `run.ts` exports
 * `startRun`.
 */
export function misnamed(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const stem = /([^/]+)\.tsx?$/.exec(path)?.[1] ?? path;
    if (!/^[a-z][A-Za-z0-9]*$/.test(stem)) return [`${path} is not in camelCase`];
    const names = parse(path, text).statements.filter(isExported).flatMap(namesOf);
    return names.some((name) => isNamedAfter(stem, name)) ? [] : [path];
  });
}

function isNamedAfter(stem: string, name: string): boolean {
  const plain = (word: string): string => word.replaceAll('_', '').toLowerCase().replace(/s$/, '');
  if (plain(name) === plain(stem)) return true;
  if (plain(name).endsWith(plain(stem))) {
    return /[A-Z]/.test(name.charAt(name.replace(/s$/, '').length - plain(stem).length));
  }
  const begins = name.toLowerCase().startsWith(stem.toLowerCase());
  return begins && /[A-Z_]/.test(name.charAt(stem.length));
}

/** Lines of a lock file that name a registry, which another machine may not reach. */
export function lockFaults(lock: string): string[] {
  return perLine(new Map([['package-lock.json', lock]]), (line) =>
    /"resolved":\s*"[a-z+]+:|registry\./.test(line) ? line.trim() : undefined,
  );
}

function eachNode(
  sources: Sources,
  fault: (node: ts.Node, file: ts.SourceFile) => string | undefined,
): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
    const file = parse(path, text);
    walk(file, (node) => {
      const what = fault(node, file);
      if (what !== undefined) faults.push(`${place(file, node)} ${what}`);
    });
  }
  return faults;
}

/** The entry points that export more names, types included, than their limit. */
export function largeEntryPoints(
  sources: Sources,
  limits: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(limits).flatMap(([path, limit]) => {
    const { statements } = parse(path, sources.get(path) ?? '');
    const count = statements.filter(isExported).flatMap(namesOf).length;
    return count > 0 && count <= limit ? [] : [`${path} ${count} exports, the limit is ${limit}`];
  });
}

function isExported(node: ts.Statement): boolean {
  if (ts.isExportDeclaration(node)) return true;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** Whether the statement before this one is another signature of the same function. */
function isOverload(node: ts.FunctionDeclaration): boolean {
  const { statements } = node.getSourceFile();
  const before = statements[statements.indexOf(node) - 1];
  return (
    before !== undefined &&
    ts.isFunctionDeclaration(before) &&
    before.body === undefined &&
    before.name?.text === node.name?.text
  );
}

/** The names that a statement declares or re-exports. */
function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((part) => ('name' in part ? [part.name.getText()] : [])),
    );
  }
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
    return node.exportClause.elements.map(({ name }) => name.text);
  }
  if ('name' in node) {
    const { name } = node as ts.DeclarationStatement;
    return name === undefined ? [] : [name.getText()];
  }
  return [];
}
