export interface TestResult {
  /** File and title. */
  name: string;
  seconds: number;
  passed: boolean;
  failure: string | undefined;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: {
      status: string;
      results: { duration?: number; errors?: { message: string; location?: { line: number } }[] }[];
    }[];
  }[];
}

export declare const ofVitest: (report: VitestReport) => TestResult[];
export declare const ofPlaywright: (report: PlaywrightSuite & { errors?: { message: string }[] }) => TestResult[];

interface Step {
  report?: string;
  read?: (report: unknown) => TestResult[];
}

export declare const readResult: (
  step: Step,
  run: { succeeded: boolean; mayBeEmpty?: boolean },
) => { passed: number; failed: number; failures: string[]; tests: TestResult[] };
