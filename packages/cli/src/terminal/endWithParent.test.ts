import { expect, test } from 'vitest';
import { isAwaited } from './endWithParent.js';

test.each([
  ["'astrarium'", true],
  ['astrarium "serve" "--port" "0"', true],
  ['turbo run build && node packages/cli/bin/astrarium.js serve', true],
  ['astrarium serve &', false],
  ['nohup astrarium serve', false],
  ['setsid node bin/astrarium.js serve && echo started', false],
  ['astrarium-deploy', false],
  ['node deploy.js', false],
  [undefined, false],
])('npm waits for the program in the script %s: %s', (script, isTrue) => {
  expect(isAwaited({ npm_lifecycle_script: script })).toBe(isTrue);
});
