/**
 * The tick benchmark: each scenario in a process of its own, on the build.
 *
 * @packageDocumentation
 */
export { compareReports, type Comparison } from './compareReports.js';
export type { ScenarioReport } from './measure/report.js';
export { printReport } from './printReport.js';
export { type BenchOptions, type BenchReport, type Environment, runBench } from './runBench.js';
