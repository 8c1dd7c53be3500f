import type { Reporter, TestModule } from 'vitest/node';

/** Prints one line at the end of every run, for people and scripts: `N passed, N failed`. */
export default class Tally implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: 'passed' | 'interrupted' | 'failed',
  ): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const state = test.result().state;
        count[state === 'pending' ? 'skipped' : state] += 1;
      }
      // A file that fails to load has no tests, but must count as a failure.
      if (!module.ok() && tests.every((test) => test.ok())) count.failed += 1;
    }
    if (reason !== 'passed' && count.failed === 0) count.failed = 1;
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    // Written at exit, so that no other reporter writes a line after it.
    process.on('exit', () => {
      process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`);
    });
  }
}
