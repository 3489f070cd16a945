import type { ThemingConfig } from '@chakra-ui/react';

/** The CSS variable that Chakra gives a token: of `spacing.0.5`, `--chakra-spacing-0\.5`. */
export const variableName = (path: readonly string[]): string => {
  const name = path.join('-').replace(/[^\w-]/g, '\\$&');
  return `--chakra-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
};

const toVariable = (path: readonly string[]): string => `var(${variableName(path)})`;

/** The theme's tokens as references to CSS variables; their values are in the base styles (`base-styles.ts`). */
export const createTokens = ({ tokens = {}, semanticTokens = {} }: ThemingConfig) => {
  const references = new Map<unknown, string>();
  const add = (tree: object, path: readonly string[] = []): void => {
    const [category, ...rest] = path;
    if ('value' in tree) {
      references.set(path.join('.'), toVariable(path));
      if (category === 'spacing') references.set(`spacing.-${rest.join('.')}`, `calc(${toVariable(path)} * -1)`);
    }
    // `DEFAULT` is the value of a token that has children.
    else for (const [name, part] of Object.entries(tree)) add(part, name === 'DEFAULT' ? path : [...path, name]);
  };
  add(tokens);
  add(semanticTokens);
  return {
    /** Of a full name, `spacing.4`. */
    find: (name: unknown): string | undefined => references.get(name),
    /** Replaces `{spacing.4}` in a value. */
    fill: (value: string): string =>
      value.includes('{') ? value.replace(/{([^}]*)}/g, (_, name: string) => references.get(name) ?? name) : value,
  };
};
