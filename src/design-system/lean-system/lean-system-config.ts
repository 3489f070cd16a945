import type { SystemConfig, ThemingConfig } from '@chakra-ui/react';

type Utility = NonNullable<SystemConfig['utilities']>[string];
type TokenCategory = Extract<NonNullable<Utility['values']>, string>;
type Transform = NonNullable<Utility['transform']>;

export interface LeanUtility {
  values?: TokenCategory | { type: string };
  transform?: (value: Parameters<Transform>[0]) => NonNullable<ReturnType<Transform>>;
}

/** The part of Chakra’s config that this app uses. */
export interface LeanSystemConfig {
  conditions: Readonly<Record<string, string | readonly string[]>>;
  /** Custom properties: those that take tokens, and shorthands. */
  utilities: Readonly<Record<string, LeanUtility>>;
  theme: Pick<ThemingConfig, 'breakpoints' | 'tokens' | 'semanticTokens'>;
}
