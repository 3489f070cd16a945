import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { OfferForm, validationMessages } from '~/api/contract/requests/request-bodies';
import { countries } from '~/design-system/fields/countries';
import { CountryPicker } from '~/design-system/fields/country-picker';
import { useAppForm } from '~/design-system/forms/app-form';
import { CountrySelect } from '~/design-system/forms/country-select';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { describeProps } from '../../describe-props';
import { boundField } from '../prop-values';
import { useControlledArgs } from '../use-arg-state';

const meta = {
  title: 'Composants/Formulaires/CountrySelect',
  component: CountryPicker,
  subcomponents: { CountrySelect },
  argTypes: describeProps(CountryPicker, {
    label: 'Le libellé, toujours visible',
    hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
    error: { text: 'Une phrase entière ; sa présence marque le champ en erreur', type: 'string' },
    value: 'Le code en deux lettres ; vide pour aucun, ou tous',
    onChange: 'Appelée avec le code choisi',
    allLabel: 'Le premier choix, au code vide : « Tous les pays »',
    isLabelHidden: { text: 'Le libellé n’est que lu à voix haute', type: 'boolean' },
    isRequired: { text: 'Annoncé comme requis ; c’est le formulaire qui le vérifie', type: 'boolean' },
    controlSize: {
      text: 'La hauteur',
      values: { sm: '36 px, dans une barre (44 sur téléphone)', md: '44 px, dans un formulaire' },
      default: "'md'",
    },

    name: 'Le nom du champ',
    ref: { text: 'Le champ', control: false },
  }),
  args: { label: 'Pays', value: 'FR', onChange: fn() },
  decorators: [
    (Story) => (
      <chakra.div maxWidth="360px" minHeight="400px">
        <Story />
      </chakra.div>
    ),
  ],
  render: function Controlled(args) {
    return <CountryPicker {...useControlledArgs(args)} />;
  },
  parameters: {
    parts: {
      CountrySelect: describeProps(CountrySelect<Record<string, string>>, {
        ...boundField,
        hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
        isLabelHidden: { text: 'Le libellé n’est que lu à voix haute', type: 'boolean' },
        isRequired: {
          text: 'Annoncé comme requis ; c’est le formulaire qui le vérifie',
          type: 'boolean',
          default: 'true',
        },
        controlSize: {
          text: 'La hauteur',
          values: { sm: '36 px, dans une barre (44 sur téléphone)', md: '44 px, dans un formulaire' },
          default: "'md'",
        },
      }),
    },
    docs: {
      description: {
        component: `Un pays parmi quelque 250, que l’on trouve en tapant une partie de son nom, sans accents ni
majuscules, ou son code. La liste n’est chargée que là où l’on peut choisir. Dans un formulaire : \`CountrySelect\` ;
comme filtre : \`CountryPicker\` avec \`allLabel\`.

**À faire** : garder l’ordre alphabétique français ; un repli (« Tous les pays ») pour un filtre.

**À éviter** : des drapeaux : ils ne disent ni une langue ni un territoire.

\`\`\`tsx
<CountrySelect of={form} name="country" label="Pays" />
<CountryPicker
  label="Pays"
  isLabelHidden
  controlSize="sm"
  allLabel="Tous les pays"
  value={country}
  onChange={setCountry}
/>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof CountryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

export const Closed: Story = { name: 'Fermé' };

export const Open: Story = {
  name: 'Ouvert : la liste entière, dans l’ordre français',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Pays' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(countries.length));
    const names = screen.getAllByRole('option').map((option) => option.textContent ?? '');
    await expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'fr')));
    const chosen = screen.getByRole('option', { name: 'France' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    // In the middle, with its neighbours on both sides.
    await waitFor(() => expect(Math.abs(middleOf(chosen) - middleOf(screen.getByRole('listbox')))).toBeLessThan(4));
  },
};

export const Typed: Story = {
  name: 'Trouvé en tapant, sans accents ni majuscules',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Pays' });
    await userEvent.click(box);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('ETATS');
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'États-Unis',
      'Îles mineures éloignées des États-Unis',
      'Îles Vierges des États-Unis',
    ]);
    await expect(canvas.getByText('3 choix')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('US');
    await expect(box).toHaveValue('États-Unis');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByArrows: Story = {
  name: 'Choisi aux flèches, le focus reste dans la case',
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox', { name: 'Pays' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}{ArrowDown}');
    const list = screen.getByRole('listbox');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    const scrolled = list.scrollTop;
    await userEvent.keyboard('{ArrowDown}');
    // The next row is in view already: the list stays where the eye has it.
    await expect(list.scrollTop).toBe(scrolled);
    if (!box.parentElement) throw new Error('The box stands in nothing.');
    // What the list is placed by: read again whenever a panel around it scrolls, as long as it is open.
    const placed = spyOn(box.parentElement, 'getBoundingClientRect');
    canvasElement.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('resize'));
    await expect(placed).toHaveBeenCalledTimes(2);
    const pointed = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await expect(pointed).toHaveTextContent('Gabon');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('GA');
    await expect(box).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    placed.mockClear();
    canvasElement.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('resize'));
    await expect(placed).not.toHaveBeenCalled();
  },
};

export const GivenUp: Story = {
  name: 'Échap et un texte inconnu ne changent rien',
  tags: ['sans-image'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Pays' });
    await userEvent.click(box);
    await userEvent.keyboard('zzz');
    await expect(screen.getByRole('option', { name: 'Aucun pays trouvé' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('France');
    await userEvent.keyboard('zzz');
    await userEvent.tab();
    await expect(box).toHaveValue('France');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TypedInFull: Story = {
  name: 'Tapé en entier puis quitté : gardé',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Pays' });
    await userEvent.click(box);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('cote d’ivoire');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenCalledWith('CI');
    await expect(box).toHaveValue('Côte d’Ivoire');
  },
};

export const AsFilter: Story = {
  name: 'En filtre, avec « Tous les pays »',
  args: { value: '', allLabel: 'Tous les pays', isLabelHidden: true, controlSize: 'sm' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Pays' });
    await expect(box).toHaveValue('Tous les pays');
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Belgique' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('BE');
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveValue('Tous les pays');
  },
};

export const UnknownCode: Story = { name: 'Un code inconnu de la liste', args: { value: 'X1' } };

/** A bound one, in the offer form's own schema. */
function BoundDemo({ onSend }: { onSend: (country: string) => void }) {
  const form = useAppForm({
    schema: v.pick(OfferForm, ['country']),
    initialValues: { country: '' },
  });
  return (
    <Form of={form} aria-label="Offre" onSubmit={({ country }) => onSend(country)}>
      <CountrySelect of={form} name="country" label="Pays" />
      <SubmitButton of={form} label="Sauvegarder" busyLabel="Sauvegarde..." />
    </Form>
  );
}

export const InForm: Story = {
  name: 'Dans un formulaire : requis, puis choisi',
  render: ({ onChange }) => <BoundDemo onSend={onChange} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Pays' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sauvegarder' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription(validationMessages.countryRequired));
    await expect(box).toHaveFocus();
    await userEvent.keyboard('suis');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Suisse' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box).toBeValid());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('CH'));
  },
};
