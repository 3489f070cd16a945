/** Ports of the end-to-end tests: apart from those of development, so that both can run at once. */
export const APP_PORT = 4273;
export const MOCK_PORT = 3271;
