interface Leaf {
  readonly value: string;
}
type Shades<TName extends string> = { readonly [TKey in TName]: Leaf };

type Tint = 'subtle' | 'fg' | 'emphasized' | 'solid' | 'contrast';

/** What a brand gives for daylight; its other modes change it by path. */
export interface BrandColors {
  readonly bg: Shades<'DEFAULT' | 'panel' | 'muted' | 'ink' | 'inkRaised'>;
  readonly fg: Shades<'DEFAULT' | 'muted' | 'subtle' | 'onInk' | 'onInkMuted'>;
  readonly border: Shades<'DEFAULT' | 'strong' | 'stub' | 'ink'>;
  readonly focusRing: Leaf;
  readonly backdrop: Leaf;
  readonly shadow: Shades<'edge' | 'soft' | 'medium' | 'strong'>;
  readonly chosen: Shades<'solid' | 'hover' | 'contrast'>;
  readonly accent: Shades<Tint | 'hover'>;
  readonly earned: Shades<Tint | 'hover'>;
  readonly pending: Shades<Tint>;
  readonly refused: Shades<Tint | 'hover'>;
  readonly info: Shades<Tint | 'hover'>;
}

type Path<TGroup extends string, TNode> = TNode extends Leaf
  ? TGroup
  : { [TName in keyof TNode & string]: TName extends 'DEFAULT' ? TGroup : `${TGroup}.${TName}` }[keyof TNode & string];

/** Of every colour token: `fg`, `fg.muted`, `accent.solid`. */
export type ColorPath = { [TGroup in keyof BrandColors]: Path<TGroup, BrandColors[TGroup]> }[keyof BrandColors];

export type ColorChanges = Readonly<Partial<Record<ColorPath, string>>>;

export type BrandRadii = Shades<'sm' | 'md' | 'lg' | 'full'>;
