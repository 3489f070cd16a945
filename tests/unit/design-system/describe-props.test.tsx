import { describe, expect, expectTypeOf, it } from 'vitest';
import { partRows, untoldProps } from '../../../.storybook/prop-rows';
import { describeProps } from '../../../stories/describe-props';

interface SampleProps {
  size?: 'sm' | 'lg';
  columns?: 3 | 4;
  label: string;
}

const Sample = ({ label }: SampleProps) => <p>{label}</p>;

const described = describeProps(
  Sample,
  {
    size: { text: 'La hauteur', values: { sm: '36 px', lg: '52 px' } },
    columns: { text: 'Les colonnes', values: { 3: 'trois', 4: 'quatre' }, default: '4' },
    label: 'Le libellé',
  },
  { element: 'p', recipe: { defaultVariants: { size: 'lg' } } },
);

const gapsOf = (argTypes: object, read = {}) => untoldProps(partRows({ prop: argTypes }, read));

describe('the description of a component’s props', () => {
  it('spells unions out, says what their values mean, and takes the defaults from the recipe', () => {
    expect(
      partRows(described, {}).map(({ name, type, defaultValue, description }) => [
        name,
        type,
        defaultValue,
        description,
      ]),
    ).toEqual([
      ['size', "'sm' | 'lg'", "'lg'", 'La hauteur\u00a0: `sm` 36 px\u00a0; `lg` 52 px.'],
      ['columns', '3 | 4', '4', 'Les colonnes\u00a0: `3` trois\u00a0; `4` quatre.'],
      ['label', '', undefined, 'Le libellé.'],
      ['...', 'attributs natifs', undefined, 'Les autres attributs de `<p>`, sauf `style` et `className`.'],
    ]);
    expect(described.columns?.options).toEqual([3, 4]);
  });

  it('tells what a page would leave out, or say wrongly', () => {
    const whole = { description: 'Le libellé.', table: { type: { summary: 'string' } } };
    expect(gapsOf(whole)).toEqual([]);
    expect(gapsOf({ ...whole, description: undefined })).toEqual(['prop, sa description']);
    expect(gapsOf({ ...whole, description: 'For screen readers only.' })).toEqual(['prop, sa description en français']);
    expect(gapsOf({ ...whole, table: { type: { summary: 'unknown' } } })).toEqual(['prop, son type']);
    expect(gapsOf({ ...whole, table: { type: { summary: "'sm' | 'lg'" } } })).toEqual([
      'prop, ses valeurs',
      'prop, sa valeur par défaut',
    ]);
    const source = { prop: { table: { defaultValue: { summary: "'md'" } } } };
    const other = { ...whole, table: { ...whole.table, defaultValue: { summary: "'lg'" } } };
    expect(gapsOf(other, source)).toEqual(["prop, sa valeur par défaut, qui est 'md'"]);
  });

  it('compiles with every prop alone, each as its type has it', () => {
    type Descriptions = Parameters<typeof describeProps<SampleProps>>[1];
    interface Union<TValue extends string> {
      text: string;
      values: Record<TValue, string>;
    }
    type Described<TLabel> = { size: Union<'sm' | 'lg'>; columns: Union<'3' | '4'>; label: TLabel };
    expectTypeOf<Described<string>>().toExtend<Descriptions>();
    expectTypeOf<Described<{ text: string; type: string; isRequired: true }>>().toExtend<Descriptions>();
    expectTypeOf<Described<{ text: string; type: string }>>().not.toExtend<Descriptions>();
    expectTypeOf<Omit<Described<string>, 'columns'>>().not.toExtend<Descriptions>();
    expectTypeOf<Described<string> & { size: { isRequired: true } }>().not.toExtend<Descriptions>();
    expectTypeOf<Omit<Described<string>, 'size'> & { size: Union<'sm'> }>().not.toExtend<Descriptions>();
  });
});
