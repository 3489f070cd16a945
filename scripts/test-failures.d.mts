interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message: string } }[] }[];
  }[];
}

export declare const failuresOfVitest: (report: VitestReport) => string[];
export declare const failuresOfPlaywright: (report: PlaywrightSuite & { errors?: { message: string }[] }) => string[];

interface Step {
  report?: string;
  count?: (report: unknown) => { passed: number; failed: number };
  failures?: (report: unknown) => string[];
}

export declare const readResult: (
  step: Step,
  succeeded: boolean,
) => { passed: number; failed: number; failures: string[] };
