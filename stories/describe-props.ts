import type { ArgTypes } from '@storybook/react-vite';
import type { ComponentType, JSX } from 'react';

type InputType = ArgTypes[string];
type Tag = keyof JSX.IntrinsicElements;

/** The values of a union of literals; `never` for any other type. */
type ValuesOf<T> = [T] extends [string | number]
  ? string extends T
    ? never
    : number extends T
      ? never
      : `${T}`
  : never;

interface Details {
  /** Without the full stop. */
  text: string;
  /** What docgen cannot read: an alias, a type from another file. */
  type?: string;
  /** What docgen and the recipe do not say. */
  default?: string;
  control?: InputType['control'];
  options?: InputType['options'];
}

type IsRequired<TProps, Key extends keyof TProps> = Partial<TProps> extends Pick<TProps, Key> ? never : true;

/** What the component's type says of a prop. Docgen may not see it where its type has to be written. */
type Requirement<Flag> = [Flag] extends [never] ? { isRequired?: never } : { isRequired: true };

/** One line of French, without its full stop. */
type Line<Flag> =
  | string
  | (Details & { type?: never; isRequired?: Flag })
  | (Details & { type: string } & Requirement<Flag>);

/** A union also says what each of its values means. */
type Description<T, Flag> = [ValuesOf<NonNullable<T>>] extends [never]
  ? Line<Flag>
  : Details & { values: Record<ValuesOf<NonNullable<T>>, string> } & Requirement<Flag>;

type NativeProps<TTag extends Tag> = [TTag] extends [never] ? never : keyof JSX.IntrinsicElements[TTag];

/** Every prop of a component's own, and any of its element's attributes. */
type Descriptions<TProps, TTag extends Tag> = {
  [Key in Exclude<keyof TProps, NativeProps<TTag>>]-?: Description<TProps[Key], IsRequired<TProps, Key>>;
} & {
  [Key in Extract<keyof TProps, NativeProps<TTag>>]?:
    | Line<IsRequired<TProps, Key>>
    | (Details & { values: Record<string, string> } & Requirement<IsRequired<TProps, Key>>);
};

interface Origin<TTag extends Tag> {
  /** The element whose other attributes the component passes on. */
  element?: TTag;
  /** Where the defaults of the variants stand. */
  recipe?: { defaultVariants?: Readonly<Record<string, unknown>> };
}

interface AnyDescription extends Details {
  isRequired?: boolean;
  values?: Readonly<Record<string, string>>;
}

const quote = (value: string): string => (Number.isNaN(Number(value)) ? `'${value}'` : value);

/** The type of a union as one writes it: `'sm' | 'lg'`. */
const writeUnion = (values: readonly string[]): string => values.map(quote).join(' | ');

function toArgType(
  { text, values, type, default: written, isRequired, control, options }: AnyDescription,
  initial: unknown,
) {
  const names = values && Object.keys(values);
  const summary = type ?? (names && writeUnion(names));
  const defaultValue = written ?? (initial === undefined ? undefined : quote(String(initial)));
  const meanings = values && Object.entries(values).map(([value, meaning]) => `\`${value}\` ${meaning}`);
  return {
    description: meanings ? `${text} : ${meanings.join(' ; ')}.` : `${text}.`,
    table: {
      ...(summary && { type: { summary } }),
      ...(isRequired && { isRequired }),
      ...(defaultValue && { defaultValue: { summary: defaultValue } }),
    },
    ...(names && {
      options: names.map((name) => (Number.isNaN(Number(name)) ? name : Number(name))),
      control: { type: 'select' },
    }),
    ...(options && { options }),
    ...(control !== undefined && { control }),
  } satisfies InputType;
}

/**
 * Storybook's `argTypes` of a component, in French. A prop without a description does not compile, nor does a
 * description without a prop.
 */
export function describeProps<TProps, TTag extends Tag = never>(
  _component: ComponentType<TProps>,
  descriptions: Descriptions<TProps, TTag>,
  { element, recipe }: Origin<TTag> = {},
): Record<string, InputType> {
  const described: Record<string, InputType> = {};
  for (const [name, entry] of Object.entries<string | AnyDescription>(descriptions)) {
    described[name] = toArgType(typeof entry === 'string' ? { text: entry } : entry, recipe?.defaultVariants?.[name]);
  }
  if (element) {
    const description = `Les autres attributs de \`<${element}>\`, sauf \`style\` et \`className\`.`;
    described['...'] = { description, table: { type: { summary: 'attributs natifs' } }, control: false };
  }
  return described;
}
