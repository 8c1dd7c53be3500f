import ts from 'typescript';
import { parse, place, type Sources, walk } from './sources.js';

/** The one file of the game that makes refusals, with a code that the compiler knows. */
export const REFUSE = 'packages/core/src/game/rules/refuse.ts';

/** Refusals of the game that are made elsewhere: their codes might be in no list. */
export function looseRefusals(sources: Sources): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
    if (path === REFUSE || !path.startsWith('packages/core/src/game/')) continue;
    const file = parse(path, text);
    walk(file, (node) => {
      if (isKernelRefuse(node) || isUndone(node)) faults.push(place(file, node));
    });
  }
  return faults;
}

function isKernelRefuse(node: ts.Node): boolean {
  if (!ts.isImportSpecifier(node) || (node.propertyName ?? node.name).text !== 'refuse')
    return false;
  const from = node.parent.parent.parent.moduleSpecifier;
  return ts.isStringLiteral(from) && from.text.endsWith('/kernel.js');
}

/** `done: false`, as a value. */
function isUndone(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'done') return false;
  return node.initializer.kind === ts.SyntaxKind.FalseKeyword;
}
