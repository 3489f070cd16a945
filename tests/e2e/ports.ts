/** Ports of the end-to-end tests: apart from those of development, so that both can run at once. */
export const APP_PORT = 4273;
/** The tests in other browsers (`vitest.config.ts`) name one of their own. */
export const MOCK_PORT = Number(process.env.MOCK_PORT ?? 3271);
/** The web server of `tests/e2e/production`, and the mock server behind it. */
export const SITE_PORT = 8273;
export const SITE_MOCK_PORT = 3273;
/** The mock server whose clock runs days ahead. */
export const LATER_MOCK_PORT = 3275;
/** The mock server of the journeys that set the platform's own credentials. */
export const NETWORK_MOCK_PORT = 3276;
/** The mock server of the journeys that measure what the seed's own texts do to the layout. */
export const SEED_MOCK_PORT = 3277;
/** The development server, as `npm run dev` starts it, and the mock server behind it. */
export const DEV_PORT = 4274;
export const DEV_MOCK_PORT = 3278;
/** The built Storybook, of which `npm run visual` takes pictures. */
export const STORYBOOK_PORT = 4275;
export const STORYBOOK_ORIGIN = `http://127.0.0.1:${STORYBOOK_PORT}`;
/** The built example app of the design system's package. */
export const PACKAGE_PORT = 4276;
/** The mock server that speaks as another backend would. */
export const OTHER_BACKEND_PORT = 3279;
/** Where WebKit's driver listens, for `tests/browsers`. */
export const WEBKIT_DRIVER_PORT = 4577;
