import { createSystem } from '@chakra-ui/react';
import { writeModeStyles } from '../../src/design-system/mode-styles';
import { systemConfig } from '../../src/design-system/system';

/** The variables that the components read, in every mode, for pages without the components. */
export const cssVariables = (): string => {
  const variables = createSystem(systemConfig).tokens.cssVarMap.get('base') ?? new Map<string, string>();
  const lines = [...variables].map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n\n${writeModeStyles()}\n`;
};
