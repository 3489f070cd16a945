import type { ArgTypes } from '@storybook/react-vite';

type ArgType = ArgTypes[string];

export interface PropRow {
  name: string;
  description: string;
  /** As one writes it in TypeScript: a union by its values. */
  type: string;
  defaultValue: string | undefined;
  /** The default in the component's source, when it is a literal. */
  sourceDefault: string | undefined;
  isRequired: boolean;
  argType: ArgType;
}

/** What Storybook calls a type whose text it does not show, or could not read. */
const UNTOLD = new Set(['', 'union', 'literal', 'enum', 'array', 'unknown', 'other']);

const writeType = (type: ArgType['type']): string => {
  if (typeof type !== 'object') return type ?? '';
  switch (type.name) {
    case 'enum':
      return type.value.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(' | ');
    case 'union':
      return type.value.map(writeType).join(' | ');
    case 'array':
      return `${writeType(type.value)}[]`;
    case 'literal':
      return String(type.value);
    case 'other':
      return type.value;
    default:
      return type.name;
  }
};

const typeOf = ({ type, table }: ArgType): string => {
  const summary = table?.type?.summary ?? '';
  return UNTOLD.has(summary) ? writeType(type) : summary;
};

const defaultOf = ({ table }: ArgType, type: string, isRequired: boolean): string | undefined => {
  const summary = table?.defaultValue?.summary;
  return summary ?? (type === 'boolean' && !isRequired ? 'false' : undefined);
};

const LITERAL = /^('.*'|-?\d+|true|false)$/;

const toRow = (name: string, argType: ArgType, source: ArgType | undefined): PropRow => {
  const isRequired = (typeof argType.type === 'object' && argType.type.required) || argType.table?.isRequired === true;
  const type = typeOf(argType);
  const sourceDefault = source?.table?.defaultValue?.summary;
  return {
    name,
    description: argType.description ?? '',
    type,
    defaultValue: defaultOf(argType, type, isRequired),
    sourceDefault: sourceDefault && LITERAL.test(sourceDefault) ? sourceDefault : undefined,
    isRequired,
    argType,
  };
};

/** The props of a page's component. Storybook has joined its `argTypes` with what docgen `read` from its source. */
export const propRows = (argTypes: ArgTypes, read: ArgTypes): PropRow[] =>
  Object.entries(argTypes)
    .filter(([, { table }]) => !table?.disable)
    .map(([name, argType]: [string, ArgType]) => toRow(name, argType, read[name]));

/** The props of one of its parts, such as `SlipMain` of `Slip`: Storybook joins nothing there. */
export const partRows = (described: ArgTypes, read: ArgTypes): PropRow[] =>
  [...new Set([...Object.keys(read), ...Object.keys(described)])].map((name) => {
    const table = { ...read[name]?.table, ...described[name]?.table };
    return toRow(name, { ...read[name], description: undefined, ...described[name], table }, read[name]);
  });

const ENGLISH = /\b(the|of|with|when|for|its|is|are|and|not|by)\b/i;

/** What a page would fail to say, or say wrongly, about these props. */
export function untoldProps(rows: readonly PropRow[]): string[] {
  return rows.flatMap(({ name, description, type, defaultValue, sourceDefault, isRequired, argType }) => {
    const isUnion = /'.*\|/.test(type);
    const gaps = {
      'sa description': description === '',
      'sa description en français': ENGLISH.test(description),
      'son type': UNTOLD.has(type),
      'ses valeurs': isUnion && argType.options === undefined,
      'sa valeur par défaut': isUnion && !isRequired && defaultValue === undefined,
      [`sa valeur par défaut, qui est ${sourceDefault}`]: sourceDefault !== undefined && sourceDefault !== defaultValue,
    };
    return Object.entries(gaps).flatMap(([gap, isThere]) => (isThere ? `${name}, ${gap}` : []));
  });
}
