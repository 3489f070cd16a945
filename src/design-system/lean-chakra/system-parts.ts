/** For Chakra's `preflight`, the reset: it is in the ground's style sheet (`ground.ts`). */
export const createPreflight = () => ({});

/** For Chakra's `createSerializeFn`, which sorts out the selectors of what is said of the page as a whole: that is in the ground as well. */
export const createSerializeFn = () => (): object => ({});

/** For Chakra's `mergeConfigs`: there is one config, and nobody changes it. */
export const mergeConfigs = <TConfig>(config: TConfig): TConfig => config;
