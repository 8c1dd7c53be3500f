import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST = 10;

/** Prints what took longest, what did not run, and as the last line `N passed, N failed`. */
export default class Tally implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: 'passed' | 'interrupted' | 'failed',
  ): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const notRun: string[] = [];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const state = test.result().state;
        count[state === 'pending' ? 'skipped' : state] += 1;
        if (state === 'skipped') notRun.push(`${module.relativeModuleId}: ${test.fullName}`);
      }
      // A file that fails to load has no tests, but must count as a failure.
      if (!module.ok() && tests.every((test) => test.ok())) count.failed += 1;
    }
    if (reason !== 'passed' && count.failed === 0) count.failed = 1;
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    const lines = [
      ...slowest(modules),
      ...(notRun.length > 0 ? ['', 'Not run, see CONTRIBUTING.md:', ...notRun.map(indented)] : []),
      '',
      `${count.passed} passed, ${count.failed} failed${skipped}`,
    ];
    // Written at exit, so that no other reporter writes a line after it.
    process.on('exit', () => void process.stdout.write(`${lines.join('\n')}\n`));
  }
}

/** The files that took longest, with their seconds, and the sum of all. */
function slowest(modules: readonly TestModule[]): string[] {
  const times = modules.map((module) => {
    const { collectDuration, duration, setupDuration } = module.diagnostic();
    return [(collectDuration + duration + setupDuration) / 1000, module.relativeModuleId] as const;
  });
  const sum = times.reduce((total, [seconds]) => total + seconds, 0);
  times.sort(([one], [other]) => other - one);
  return [
    `${modules.length} files took ${sum.toFixed(0)} s of all workers, the slowest:`,
    ...times
      .slice(0, SLOWEST)
      .map(([s, path]) => indented(`${s.toFixed(1).padStart(6)} s ${path}`)),
  ];
}

function indented(text: string): string {
  return `  ${text}`;
}
