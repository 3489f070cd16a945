import type { TestResult } from './results.mjs';

type TimedTest = Pick<TestResult, 'name' | 'seconds' | 'passed'>;

export declare const SLOW_SECONDS: number;
export declare const FAILING_SECONDS: number;
export declare const slowTests: readonly { test: string; reason: string }[];
export declare const slowFailures: (tests: readonly TimedTest[]) => string[];
export declare const slowestLines: (tests: readonly TimedTest[]) => string[];
