import type {
  RecipeDefinition,
  RecipeRuntimeFn,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeRuntimeFn,
  SlotRecipeVariantRecord,
  SystemContext,
} from '@chakra-ui/react';
import { type createCss, entriesOf, isStyles, mergeInto, onceEach, type Styles } from './create-css';

type CssObject = ReturnType<SystemContext['css']>;
type SystemParts = ReturnType<typeof createCss>;

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

const property = (styles: unknown, name: string): unknown => (isStyles(styles) ? styles[name] : undefined);
const stylesAt = (styles: unknown, name: string): Styles => {
  const found = property(styles, name);
  return isStyles(found) ? found : NO_STYLE;
};

const describeVariants = ({ variants = {} }: { variants?: object | undefined }) => {
  const variantKeys: PropertyKey[] = Object.keys(variants);
  const entries = entriesOf(variants).map(([key, options]) => [key, Object.keys(Object(options))]);
  const splitVariantProps = (props: object): [Styles, Styles] => {
    const [chosen, others]: [Styles, Styles] = [{}, {}];
    for (const [key, value] of entriesOf(props)) {
      if (variantKeys.includes(key)) chosen[key] = value;
      // `orientation` may also be a prop of the element.
      if (key !== 'recipe' && (key === 'orientation' || !variantKeys.includes(key))) others[key] = value;
    }
    return [chosen, others];
  };
  return { variantKeys, variantMap: Object.fromEntries(entries), splitVariantProps };
};

interface Recipe {
  slots?: readonly string[];
  className?: string | undefined;
  base?: CssObject | undefined;
  variants?: CssObject | undefined;
  defaultVariants?: CssObject | undefined;
  compoundVariants?: (CssObject & { css: CssObject })[] | undefined;
}

interface LeanRecipe extends ReturnType<typeof describeVariants> {
  (choice?: object): CssObject;
  __type: object;
  __cva__?: true;
  config: Recipe;
  merge(other: Recipe | LeanRecipe): LeanRecipe;
}

const configOf = (recipe: Recipe | LeanRecipe): Recipe => ('config' in recipe ? recipe.config : recipe);

const mergeRecipes = (one: Recipe, other: Recipe): Recipe => {
  const merged = (name: 'base' | 'variants' | 'defaultVariants') =>
    mergeInto(mergeInto({}, one[name] ?? NO_STYLE), other[name] ?? NO_STYLE);
  return {
    className: [one.className, other.className].filter(Boolean).join(' '),
    base: merged('base'),
    variants: merged('variants'),
    defaultVariants: merged('defaultVariants'),
    compoundVariants: [...(one.compoundVariants ?? []), ...(other.compoundVariants ?? [])],
  };
};

const isChosen = (choice: Styles, wanted: object): boolean =>
  entriesOf(wanted).every(([key, value]) => key === 'css' || [value].flat().includes(choice[key]));

export const createRecipes = ({ css, expand }: SystemParts): Pick<SystemContext, 'cva' | 'sva'> => {
  const createRecipe = onceEach((config: Recipe) => {
    const { base = NO_STYLE, variants = {}, defaultVariants = {}, compoundVariants = [], className } = config;
    const toStyles = oncePerChoice((given) => {
      const choice: Styles = { ...defaultVariants, ...mergeInto({}, given) };
      const chosen = expand(choice, (name, value) => stylesAt(stylesAt(variants, name), String(value)));
      const compounds = compoundVariants.filter((wanted) => isChosen(choice, wanted));
      return css(mergeInto(mergeInto({}, base), chosen), css(...compounds.map((compound) => compound.css)));
    });
    const recipe: LeanRecipe = Object.assign((choice?: object) => toStyles(choice), {
      __type: {},
      __cva__: true as const,
      className,
      config,
      ...describeVariants(config),
      merge: onceEach((other: Recipe | LeanRecipe) => createRecipe(mergeRecipes(config, configOf(other)))),
    });
    return recipe;
  });

  const createSlotRecipe = onceEach((config: Recipe) => {
    const { slots = [], base, variants = {}, defaultVariants, compoundVariants = [], className } = config;
    const ofSlot = (slot: string): LeanRecipe => {
      const optionsOf = (options: unknown) =>
        Object.fromEntries(entriesOf(Object(options)).map(([option, styles]) => [option, stylesAt(styles, slot)]));
      return createRecipe({
        base: stylesAt(base, slot),
        variants: Object.fromEntries(entriesOf(variants).map(([name, options]) => [name, optionsOf(options)])),
        defaultVariants,
        compoundVariants: compoundVariants.map((compound) => ({ ...compound, css: stylesAt(compound.css, slot) })),
      });
    };
    const recipes = slots.map((slot) => [slot, ofSlot(slot)] as const);
    const toStyles = oncePerChoice(
      (choice): CssObject => Object.fromEntries(recipes.map(([slot, recipe]) => [slot, recipe(choice)])),
    );
    return Object.assign((choice?: object) => toStyles(choice), {
      ...describeVariants(config),
      classNameMap: className ? Object.fromEntries(slots.map((slot) => [slot, `${className}__${slot}`])) : {},
    });
  });

  // The first signature has the caller’s variants, as in Chakra’s types.
  function cva<T extends RecipeVariantRecord>(config: RecipeDefinition<T>): RecipeRuntimeFn<T>;
  function cva(config: Recipe) {
    return createRecipe(config);
  }
  function sva<S extends string, T extends SlotRecipeVariantRecord<S>>(
    config: SlotRecipeDefinition<S, T>,
  ): SlotRecipeRuntimeFn<S, T>;
  function sva(config: Recipe) {
    return createSlotRecipe(config);
  }
  return { cva, sva };
};
