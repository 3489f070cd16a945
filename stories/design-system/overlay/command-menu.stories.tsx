import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Clock, LogOut, Target, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { type CommandGroup, CommandMenu, type CommandMenuProps } from '~/design-system/overlay/command-menu';
import { describeProps } from '../../describe-props';
import { longWord, offerTitle } from '../samples';

const TITLE = 'Accès rapide';

const screens: CommandGroup = {
  label: 'Écrans',
  commands: ['Tableau de bord', 'Utilisateurs', 'Offres', 'Participations', 'Daisycon'].map((label) => ({
    id: label,
    label,
    icon: <ArrowRight aria-hidden />,
  })),
};

const atRest: readonly CommandGroup[] = [
  {
    label: 'Récents',
    commands: [{ id: 'recent', label: 'Camille Durand', detail: 'Utilisateurs', icon: <Clock aria-hidden /> }],
  },
  screens,
  {
    label: 'Actions',
    commands: [
      { id: 'create', label: 'Créer une offre', shortcut: 'n', icon: <Target aria-hidden /> },
      { id: 'logout', label: 'Déconnexion', icon: <LogOut aria-hidden /> },
    ],
  },
];

const people: CommandGroup = {
  label: 'Utilisateurs (3 sur 12)',
  commands: [
    { id: 'u1', label: 'Camille Durand', detail: 'camille@missio.test', icon: <UsersRound aria-hidden /> },
    { id: 'u2', label: 'Camille Durand', detail: 'c.durand@exemple.test', icon: <UsersRound aria-hidden /> },
    { id: 'u3', label: longWord, detail: `${longWord}@exemple.test`, icon: <UsersRound aria-hidden /> },
  ],
};

const missions: CommandGroup = {
  label: 'Offres',
  commands: [{ id: 'o1', label: offerTitle, detail: 'France', icon: <Target aria-hidden /> }],
};

/** Keeps what its screens and actions match, as the app does. */
const matching = (groups: readonly CommandGroup[], text: string) =>
  groups.map((group) => ({
    ...group,
    commands: group.commands.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  }));

/** A button that opens the menu of the story. */
function Opening({ onClose, onChoose, onText, groups, ...props }: CommandMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <chakra.div minHeight="640px">
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <CommandMenu
        {...props}
        isOpen={isOpen}
        onClose={close}
        text={text}
        onText={(next) => {
          onText(next);
          setText(next);
        }}
        groups={matching(groups, text)}
        onChoose={(command) => {
          onChoose(command);
          close();
        }}
      />
    </chakra.div>
  );
}

const meta = {
  title: 'Composants/Superpositions/CommandMenu',
  component: CommandMenu,
  argTypes: describeProps(CommandMenu, {
    isOpen: { text: 'Ouvert ; le garder monté pour qu’il sorte doucement', control: false },
    onClose: 'Appelée par « Fermer », Échap ou un clic à côté',
    title: 'Le titre de la fenêtre',
    fieldLabel: 'Ce que l’on peut chercher : le nom du champ et ce qu’il montre quand il est vide',
    text: { text: 'Le texte du champ', control: false },
    onText: 'Appelée à chaque touche, sauf pendant une composition',
    groups: {
      text: 'Ce que l’on peut choisir, par groupes ; un groupe vide ne paraît pas',
      type: 'CommandGroup[]',
      isRequired: true,
      control: false,
    },
    isLoading: 'Une recherche est en cours',
    failures: {
      text: 'Les recherches qui ont échoué, chacune avec « Réessayer »',
      type: 'CommandFailure[]',
      control: false,
    },
    note: 'Ce qu’il faut savoir des résultats',
    onChoose: 'Appelée avec ce qui est choisi ; à la page de fermer',
  }),
  args: {
    isOpen: true,
    onClose: fn(),
    title: TITLE,
    fieldLabel: 'Écran, action, utilisateur ou offre',
    text: '',
    onText: fn(),
    groups: atRest,
    onChoose: fn(),
  },
  render: (args) => <Opening {...args} />,
  parameters: {
    ownFrame: true,
    docs: {
      story: { height: '680px' },
      description: {
        component: `Le menu de commandes : un champ, et ce que l’on peut choisir. Le focus reste dans le champ ; les
flèches parcourent la liste, Entrée choisit, Échap ferme. Les résultats sont comptés pour les lecteurs d’écran. La
liste garde sa hauteur, pour que rien ne saute pendant la frappe.

**À faire** : les écrans et les actions d’abord, les résultats du serveur ensuite ; garder les anciens, estompés
(\`isOutdated\`), pendant que les nouveaux chargent.

**À éviter** : une action que l’on ne peut pas défaire ; un groupe de plus de six choix.

\`\`\`tsx
<CommandMenu
  title="Accès rapide"
  fieldLabel="Écran, action ou mission"
  isOpen={isOpen}
  onClose={close}
  text={text}
  onText={setText}
  groups={[{ label: 'Écrans', commands: [{ id: 'profil', label: 'Profil' }] }]}
  onChoose={({ id }) => go(id)}
/>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const trigger = screen.getByRole('button', { name: 'Ouvrir' });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('dialog', { name: TITLE }, { timeout: 5000 });
  const field = within(dialog).getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog, field, trigger };
};

/** The option that a screen reader says: the field's active descendant, marked as selected. */
const expectActive = async (field: HTMLElement, name: string) => {
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  await expect(active).toHaveTextContent(name);
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await expect(within(screen.getByRole('listbox')).getAllByRole('option', { selected: true })).toHaveLength(1);
};

export const Default: Story = {
  name: 'Avant la frappe',
  play: async () => {
    const { dialog, field } = await open();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(
      within(dialog)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['Récents', 'Écrans', 'Actions']);
    await expectActive(field, 'Camille Durand');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('8 résultats');
  },
};

export const ByKeyboard: Story = {
  name: 'Tout au clavier : la liste tourne, Entrée choisit, le focus revient',
  tags: ['!autodocs', 'sans-image'],
  play: async ({ args }) => {
    const { field, trigger } = await open();
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(field, 'Déconnexion');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(field, 'Camille Durand');
    await userEvent.keyboard('{PageDown}{ArrowUp}');
    await expectActive(field, 'Créer une offre');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expectActive(field, 'Tableau de bord');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('particip');
    await expectActive(field, 'Participations');
    await expect(screen.getByRole('status')).toHaveTextContent('1 résultat');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'Participations' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ByEscape: Story = {
  name: 'Échap ferme sans rien choisir',
  tags: ['!autodocs', 'sans-image'],
  play: async ({ args }) => {
    const { trigger } = await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Composing: Story = {
  name: 'Une méthode de saisie garde ses touches',
  tags: ['!autodocs', 'sans-image'],
  play: async ({ args }) => {
    const { field } = await open();
    for (const key of ['Enter', 'Escape', 'ArrowDown']) await fireEvent.keyDown(field, { key, isComposing: true });
    await expectActive(field, 'Camille Durand');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Results: Story = {
  name: 'Ce que le serveur a trouvé, de longs noms aussi',
  args: { groups: [people, missions], note: 'Recherche dans 2 000 missions sur 12 400.' },
  play: async ({ args }) => {
    const { dialog } = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.click(within(dialog).getByRole('option', { name: /c\.durand@exemple\.test/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'u2' }));
    await open();
  },
};

export const Loading: Story = {
  name: 'Une recherche en cours, avec les anciens résultats',
  args: { groups: [{ ...people, isOutdated: true }], isLoading: true },
  play: async () => {
    const { dialog } = await open();
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Chargement…');
    await expect(within(dialog).getByRole('group', { name: people.label })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingFound: Story = {
  name: 'Rien de tel',
  play: async () => {
    const { dialog, field } = await open();
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Aucun résultat'));
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
};

const retry = fn();

export const Failed: Story = {
  name: 'Une recherche a échoué',
  args: { groups: [missions], failures: [{ label: 'Utilisateurs\u00A0: chargement impossible', onRetry: retry }] },
  play: async () => {
    retry.mockClear();
    const { dialog, field } = await open();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Réessayer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
};
