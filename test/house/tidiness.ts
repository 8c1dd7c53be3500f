import ts from 'typescript';
import { parse, place, type Sources, walk } from './sources.js';

/** How long things may get. The medians should be far below. */
export const BUDGET = { columns: 100, functionLines: 70, fileLines: 250 } as const;

const NAMELESS = /(?:^|\/)(?:utils?|helpers?|common|misc|types)(?:\.test)?(?:\.[a-z]+|\/)/i;

/** Written in halves, so that this file may stand in the house it checks. */
const LEFT_BEHIND = new RegExp(
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

/** Lines wider than the page. */
export function wideLines(sources: Sources): string[] {
  return perLine(sources, (line) => {
    const columns = [...line].length;
    return columns > BUDGET.columns ? `${columns} columns` : undefined;
  });
}

/** Words that say a thing is not finished. */
export function unfinished(sources: Sources): string[] {
  return perLine(sources, (line) => LEFT_BEHIND.exec(line)?.[0]);
}

/** Paths that exist on one machine only. */
export function machinePaths(sources: Sources): string[] {
  return perLine(sources, (line) => MACHINE_PATH.exec(line)?.[0]);
}

/** Files that should be two. */
export function longFiles(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length;
    // A door is a list of what is behind it, one line each.
    const most = path.endsWith('/src/index.ts') ? 2 * BUDGET.fileLines : BUDGET.fileLines;
    return lines > most ? [`${path} ${lines} lines`] : [];
  });
}

/** Functions that should be two. */
export function longFunctions(sources: Sources): string[] {
  return eachNode(sources, (node, file) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return undefined;
    const lineOf = (at: number): number => file.getLineAndCharacterOfPosition(at).line;
    const lines = lineOf(node.end) - lineOf(node.getStart(file)) + 1;
    return lines > BUDGET.functionLines ? `function of ${lines} lines` : undefined;
  });
}

/** Uses of `any`. */
export function anys(sources: Sources): string[] {
  return eachNode(sources, ({ kind }) => (kind === ts.SyntaxKind.AnyKeyword ? 'any' : undefined));
}

/** Names that say nothing about what is inside. */
export function namelessFiles(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => NAMELESS.test(path));
}

/** Doors (`index.ts`) where no door should be. */
export function barrels(paths: Iterable<string>, doors: RegExp): string[] {
  return [...paths].filter((path) => /(?:^|\/)index\.ts$/.test(path) && !doors.test(path));
}

/** Exports without a sentence for those who use them; a destructuring needs one for each name. */
export function undocumented(sources: Sources): string[] {
  return eachNode(sources, (node, file) => {
    if (!ts.isStatement(node) || ts.isExportDeclaration(node) || !isExported(node))
      return undefined;
    if (ts.isFunctionDeclaration(node) && isOverload(node)) return undefined;
    const parts = destructured(node);
    const hasDocs =
      parts.length > 0 ? parts.every((part) => hasTsDoc(part, file)) : hasTsDoc(node, file);
    return hasDocs ? undefined : `${namesOf(node).join(', ')} has no TSDoc`;
  });
}

function hasTsDoc(node: ts.Node, file: ts.SourceFile): boolean {
  const comments = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
  return comments.some(({ pos }) => file.text.startsWith('/**', pos));
}

/** What a statement takes out of an object, each under its name. */
function destructured(node: ts.Statement): readonly ts.Node[] {
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name }) =>
    ts.isObjectBindingPattern(name) ? name.elements : [],
  );
}

/**
 * Files not named after one of their exports: a name found in code is a file found on disk. The
 * export has the file's name (in the singular or plural) or begins with it: `hash.ts`, `hashText`.
 */
export function misnamed(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    const stem = /([^/]+)\.ts$/.exec(path)?.[1] ?? path;
    if (!/^[a-z][A-Za-z0-9]*$/.test(stem)) return [`${path} is not in camelCase`];
    const names = parse(path, text).statements.filter(isExported).flatMap(namesOf);
    return names.some((name) => isNamedAfter(stem, name)) ? [] : [path];
  });
}

function isNamedAfter(stem: string, name: string): boolean {
  const plain = (word: string): string => word.replaceAll('_', '').toLowerCase().replace(/s$/, '');
  if (plain(name) === plain(stem)) return true;
  const begins = name.toLowerCase().startsWith(stem.toLowerCase());
  return begins && /[A-Z_]/.test(name.charAt(stem.length));
}

/** What keeps a lock file from working at another desk: addresses of where packages came from. */
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

function isExported(node: ts.Statement): boolean {
  if (ts.isExportDeclaration(node)) return true;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** Whether another signature of the same function stands right before this one. */
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

/** The names that a statement declares or passes on. */
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
