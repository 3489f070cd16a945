import type {
  RecipeDefinition,
  RecipeRuntimeFn,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeRuntimeFn,
  SlotRecipeVariantRecord,
  SystemContext,
} from '@chakra-ui/react';
import { type createCss, isStyles, mergeInto, onceEach, type Styles } from './create-css';

type CssObject = ReturnType<SystemContext['css']>;

const NO_STYLE: Styles = {};

/** Caches `make` by variants. */
const oncePerChoice = <TMade>(make: (choice: object) => TMade) => {
  const made = new Map<string, TMade>();
  return (choice: object = NO_STYLE): TMade => {
    const key = JSON.stringify(choice);
    const known = made.get(key) ?? make(choice);
    made.set(key, known);
    return known;
  };
};

const stylesAt = (styles: unknown, ...names: string[]): Styles => {
  const found = names.reduce((outer, name) => (isStyles(outer) ? outer[name] : undefined), styles);
  return isStyles(found) ? found : NO_STYLE;
};

const mapValues = <TMade>(given: object, make: (value: unknown) => TMade): Record<string, TMade> =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, make(value)]));

interface Recipe {
  className?: string | undefined;
  slots?: readonly string[];
  base?: CssObject | undefined;
  variants?: CssObject | undefined;
  defaultVariants?: CssObject | undefined;
  compoundVariants?: (CssObject & { css: CssObject })[] | undefined;
}

const describeVariants = ({ variants = {} }: Recipe) => {
  const variantKeys = Object.keys(variants);
  const isVariant = (key: string) => variantKeys.includes(key);
  const pick = (props: object, isPicked: (key: string) => boolean): Styles =>
    Object.fromEntries(Object.entries(props).filter(([key]) => isPicked(key)));
  return {
    variantKeys,
    variantMap: mapValues(variants, (options) => Object.keys(Object(options))),
    splitVariantProps: (props: object): [Styles, Styles] => [
      pick(props, isVariant),
      pick(props, (key) => !isVariant(key) && key !== 'recipe'),
    ],
  };
};

export const createRecipes = (css: ReturnType<typeof createCss>): Pick<SystemContext, 'cva' | 'sva'> => {
  const createRecipe = onceEach((config: Recipe) => {
    const { base = {}, variants = {}, defaultVariants, compoundVariants = [] } = config;
    const toStyles = oncePerChoice((given) => {
      const choice = mergeInto({ ...defaultVariants }, given);
      const chosen = Object.entries(choice).map(([name, option]) => stylesAt(variants, name, String(option)));
      const compounds = compoundVariants.filter((wanted) =>
        Object.entries(wanted).every(([name, value]) => name === 'css' || [value].flat().includes(choice[name])),
      );
      return css([base, ...chosen].reduce(mergeInto, {}), css(...compounds.map((compound) => compound.css)));
    });
    const merge = () => {
      throw new Error("The lean system merges no recipes: Chakra's own does (createSystem)");
    };
    const ofChakra = { __type: {}, __cva__: true, config, merge };
    return Object.assign((choice?: object) => toStyles(choice), describeVariants(config), ofChakra);
  });

  const createSlotRecipe = onceEach((config: Recipe) => {
    const { slots = [], className, base, variants = {}, defaultVariants, compoundVariants = [] } = config;
    const inEachSlot = <TMade>(make: (slot: string) => TMade) =>
      Object.fromEntries(slots.map((slot) => [slot, make(slot)]));
    const recipes = inEachSlot((slot) =>
      createRecipe({
        base: stylesAt(base, slot),
        variants: mapValues(variants, (options) => mapValues(Object(options), (styles) => stylesAt(styles, slot))),
        defaultVariants,
        compoundVariants: compoundVariants.map((compound) => ({ ...compound, css: stylesAt(compound.css, slot) })),
      }),
    );
    const toStyles = oncePerChoice((choice): CssObject => inEachSlot((slot) => recipes[slot]?.(choice)));
    const classNameMap = className ? inEachSlot((slot) => `${className}__${slot}`) : {};
    return Object.assign((choice?: object) => toStyles(choice), describeVariants(config), { classNameMap });
  });

  // The first signature has the caller’s variants, as in Chakra’s types.
  function cva<T extends RecipeVariantRecord>(config: RecipeDefinition<T>): RecipeRuntimeFn<T>;
  function cva(config: Recipe): object {
    return createRecipe(config);
  }
  function sva<S extends string, T extends SlotRecipeVariantRecord<S>>(
    config: SlotRecipeDefinition<S, T>,
  ): SlotRecipeRuntimeFn<S, T>;
  function sva(config: Recipe): object {
    return createSlotRecipe(config);
  }
  return { cva, sva };
};
