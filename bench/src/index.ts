/**
 * The tick benchmark: runs each scenario of the build in its own process.
 *
 * @packageDocumentation
 */
export type { ScenarioReport } from './measure/report.js';
export { printReport } from './printReport.js';
export { type BenchOptions, type BenchReport, type Environment, runBench } from './runBench.js';
