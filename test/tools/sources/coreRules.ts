import ts from 'typescript';
import { parse, place, walk } from './parse.js';
import type { Sources } from './sources.js';

/** The only file that may use `Math`; the rest of the core imports from it. */
const ARITHMETIC = 'packages/core/src/kernel/int.ts';

/** The members of `Math` that return the same bits on every JavaScript engine. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set(
  'sqrt floor ceil trunc round abs min max imul clz32 fround'.split(' '),
);

const GLOBALS: ReadonlySet<string> = new Set([
  'Date',
  'Intl',
  'performance',
  'globalThis',
  'console',
  'process',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'eval',
]);

/** Whether an identifier only names a member (`x.name`, `{name: 1}`, `name(): void`). */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const named =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent);
  return named && parent.name === node;
}

/** `Math.floor`, or `const { floor } = Math`, of allowed members only. */
function isAllowedMath(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return SAME_EVERYWHERE.has(parent.name.text);
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return false;
  return parent.name.elements.every(
    ({ dotDotDotToken, propertyName, name }) =>
      dotDotDotToken === undefined && SAME_EVERYWHERE.has((propertyName ?? name).getText()),
  );
}

function impureIdentifier(node: ts.Identifier): string | undefined {
  if (node.text === 'localeCompare' || node.text.startsWith('toLocale')) return node.text;
  if (isMemberName(node)) return undefined;
  if (GLOBALS.has(node.text)) return node.text;
  if (node.text !== 'Math') return undefined;
  if (node.getSourceFile().fileName !== ARITHMETIC) return 'Math outside kernel/int.ts';
  return isAllowedMath(node) ? undefined : `Math beyond ${[...SAME_EVERYWHERE].join(', ')}`;
}

/** A sort by texts. The part of a typed array is sorted by numbers. */
function isBareSort(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.arguments.length > 0) return false;
  if (!ts.isPropertyAccessExpression(node.expression)) return false;
  if (!['sort', 'toSorted'].includes(node.expression.name.text)) return false;
  return !/\.subarray\([^()]*\)$/.test(node.expression.expression.getText());
}

/** A module-level `let` with an initial value: the build treats such variables as constants. */
function isModuleVariable(node: ts.Node): boolean {
  if (!ts.isVariableStatement(node) || !ts.isSourceFile(node.parent)) return false;
  const { declarations, flags } = node.declarationList;
  const isInitialized = declarations.some(({ initializer }) => initializer !== undefined);
  return (flags & ts.NodeFlags.Let) !== 0 && isInitialized;
}

/** A statement that runs when its module is loaded: then no bundler may drop the module. */
function runsOnImport(node: ts.Node): boolean {
  if (node.parent === undefined || !ts.isSourceFile(node.parent)) return false;
  const declares =
    ts.isVariableStatement(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
  const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const passesOn = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  return ts.isStatement(node) && !(declares || isType || passesOn);
}

/** A module-level destructuring, which bundlers cannot drop. */
function isModulePattern(node: ts.Node): boolean {
  return (
    ts.isVariableStatement(node) &&
    ts.isSourceFile(node.parent) &&
    node.parent.fileName !== ARITHMETIC &&
    node.declarationList.declarations.some(({ name }) => !ts.isIdentifier(name))
  );
}

function impurity(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return impureIdentifier(node);
  if (runsOnImport(node)) return 'a statement that runs on import';
  if (isModulePattern(node)) return 'a module-level destructuring';
  if (isModuleVariable(node)) return 'a module-level variable';
  if (ts.isForInStatement(node)) return 'for-in';
  if (isBareSort(node)) return 'sort without a comparator';
  const { AsteriskAsteriskToken, AsteriskAsteriskEqualsToken } = ts.SyntaxKind;
  if (node.kind === AsteriskAsteriskToken || node.kind === AsteriskAsteriskEqualsToken) return '**';
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    const name = node.argumentExpression.text;
    if (name === 'localeCompare' || name.startsWith('toLocale')) return name;
  }
  return undefined;
}

/** Code whose result depends on more than its arguments. */
export function impurities(sources: Sources): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
    const file = parse(path, text);
    walk(file, (node) => {
      const what = impurity(node);
      if (what !== undefined) faults.push(`${place(file, node)} ${what}`);
    });
    const references = ts.preProcessFile(text, true, true);
    const directives = [
      references.typeReferenceDirectives,
      references.libReferenceDirectives,
    ].flat();
    for (const { fileName } of directives) faults.push(`${path} /// <reference> to ${fileName}`);
  }
  return faults;
}

/** Default exports: with named exports only, a thing has one name everywhere. */
export function defaultExports(sources: Sources): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
    if (!/\bdefault\b|export =/.test(text)) continue;
    const file = parse(path, text);
    walk(file, (node) => {
      const plain = ts.isExportAssignment(node) || node.kind === ts.SyntaxKind.DefaultKeyword;
      const clause = ts.isDefaultClause(node.parent ?? file);
      const renamed = ts.isExportSpecifier(node) && node.name.text === 'default';
      if ((plain && !clause) || renamed) faults.push(`${place(file, node)} default export`);
    });
  }
  return [...new Set(faults)];
}

/** The only file of the game that makes refusals; the compiler checks their codes. */
export const REFUSE_FILE = 'packages/space/src/rules/refuse.ts';

/** Refusals that the game makes in other files: the compiler does not check their codes. */
export function strayRefusals(sources: Sources): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
    if (path === REFUSE_FILE || !path.startsWith('packages/space/src/')) continue;
    if (!/\brefuse\b|\bdone: false/.test(text)) continue;
    const file = parse(path, text);
    walk(file, (node) => {
      if (isKernelRefuse(node) || isRefusal(node)) faults.push(place(file, node));
    });
  }
  return faults;
}

function isKernelRefuse(node: ts.Node): boolean {
  if (!ts.isImportSpecifier(node) || (node.propertyName ?? node.name).text !== 'refuse')
    return false;
  const from = node.parent.parent.parent.moduleSpecifier;
  return ts.isStringLiteral(from) && from.text === '@astrarium/core';
}

/** Whether a node is `done: false`, as a value. */
function isRefusal(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'done') return false;
  return node.initializer.kind === ts.SyntaxKind.FalseKeyword;
}
