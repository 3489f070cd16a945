import { configureGlobal } from 'fast-check';

/** How many cases a property test tries; `PROPERTY_RUNS=1000 npm run test:unit` looks further. */
configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 30) });
