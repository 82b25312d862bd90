export type { CallReport, Lack, Options, Part, Report, Verdict } from './report.ts';
export { runConformance, Unreachable } from './run.ts';
