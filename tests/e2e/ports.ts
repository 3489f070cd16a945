/** Playwright numbers its parallel workers: each has ports of its own. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const PORTS_PER_WORKER = 10;
/** `TEST_PORTS` moves them all, so that two checkouts can be tested at once. */
const first = Number(process.env.TEST_PORTS ?? 4300);
const portOfWorker = (place: number): number => first + worker * PORTS_PER_WORKER + place;

/** The mock server of a worker's journeys, and of `tests/browsers`, which name a worker each. */
export const MOCK_PORT = portOfWorker(0);
/** The web server of `tests/e2e/production`, and the mock server behind it. */
export const SITE_PORT = portOfWorker(1);
export const SITE_MOCK_PORT = portOfWorker(2);
/** The web server of a test of its operation, the backend behind it, and the nameserver that knows that. */
export const OPERATED_PORT = portOfWorker(6);
export const OPERATED_BACKEND_PORT = portOfWorker(7);
export const NAMESERVER_PORT = portOfWorker(8);
/** The web server that may do next to nothing. */
export const RESTRICTED_PORT = portOfWorker(9);
/** The development server, as `npm run dev` starts it, and the mock server behind it. */
export const DEV_PORT = portOfWorker(3);
export const DEV_MOCK_PORT = portOfWorker(4);
/** Where WebKit's driver listens, for `tests/browsers`. */
export const WEBKIT_DRIVER_PORT = portOfWorker(5);

/** The built Storybook, of which `npm run visual` takes pictures. */
export const STORYBOOK_PORT = first - 1;
export const STORYBOOK_ORIGIN = `http://127.0.0.1:${STORYBOOK_PORT}`;
/** The built example app of the design system's package. */
export const PACKAGE_PORT = first - 2;
