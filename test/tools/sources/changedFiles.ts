import { execFileSync } from 'node:child_process';

/** The files of a checkout that differ from its last commit, and those that are new. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const changed = git('diff', '--name-only', '--no-renames', '--relative', 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter((path) => path !== '');
}
