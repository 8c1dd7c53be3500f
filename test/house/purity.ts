import ts from 'typescript';
import { parse, place, type Sources, walk } from './sources.js';

/** The one file that may name `Math`; the rest of the core imports from it. */
export const ARITHMETIC = 'packages/core/src/kernel/int.ts';

/** The members of `Math` that give the same bits on every engine. */
export const SAME_EVERYWHERE: ReadonlySet<string> = new Set(
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

function isBareSort(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.arguments.length > 0) return false;
  if (!ts.isPropertyAccessExpression(node.expression)) return false;
  return ['sort', 'toSorted'].includes(node.expression.name.text);
}

/** A module's own `let` that begins with a value: the build takes what does for constant. */
function isSetAgain(node: ts.Node): boolean {
  if (!ts.isVariableStatement(node) || !ts.isSourceFile(node.parent)) return false;
  const { declarations, flags } = node.declarationList;
  const begins = declarations.some(({ initializer }) => initializer !== undefined);
  return (flags & ts.NodeFlags.Let) !== 0 && begins;
}

function impurity(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return impureIdentifier(node);
  if (isSetAgain(node)) return 'a variable of a module';
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

/** Everything in these files whose answer depends on more than its arguments. */
export function impurities(sources: Sources): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
    const file = parse(path, text);
    walk(file, (node) => {
      const what = impurity(node);
      if (what !== undefined) faults.push(`${place(file, node)} ${what}`);
    });
    const references = ts.preProcessFile(text, true, true);
    const asked = [references.typeReferenceDirectives, references.libReferenceDirectives].flat();
    for (const { fileName } of asked) faults.push(`${path} /// <reference> to ${fileName}`);
  }
  return faults;
}

/** Default exports: a thing has one name, and it is written where the thing is made. */
export function defaultExports(sources: Sources): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
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
