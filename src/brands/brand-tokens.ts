import type * as missio from './missio/tokens';

type Path<TGroup extends string, TNode> = TNode extends { value: string }
  ? TGroup
  : { [TName in keyof TNode & string]: TName extends 'DEFAULT' ? TGroup : `${TGroup}.${TName}` }[keyof TNode & string];

type Group<TNode> = TNode extends { value: string }
  ? { readonly value: string }
  : { readonly [TName in keyof TNode]: { readonly value: string } };

type Missio = typeof missio.colors;

/** Of every colour token: `fg`, `fg.muted`, `accent.solid`. */
export type ColorPath = { [TGroup in keyof Missio]: Path<TGroup, Missio[TGroup]> }[keyof Missio];

/** What a brand gives for daylight; its other modes change it by path. */
export type BrandColors = { readonly [TGroup in keyof Missio]: Group<Missio[TGroup]> };

export type ColorChanges = Readonly<Partial<Record<ColorPath, string>>>;

export type BrandRadii = { readonly [TName in keyof typeof missio.radii]: { readonly value: string } };
