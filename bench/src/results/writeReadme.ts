import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderReadme } from './renderReadme.js';

/** Brings the figures in the README of the checkout up to its two pages of results. */
export function writeReadme(room: string): void {
  const readme = join(room, '../README.md');
  const pages = ['results.md', 'service.md'].map((name) => readFileSync(join(room, name), 'utf8'));
  writeFileSync(readme, renderReadme(readFileSync(readme, 'utf8'), pages));
}
