import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { notify, toastStore } from '~/design-system/feedback/notify';
import { ToastHost } from '~/design-system/feedback/toast-host';
import { CountryPicker } from '~/design-system/fields/country-picker';
import { TextInput } from '~/design-system/fields/text-input';
import { dialogRecipe } from '~/design-system/overlay/dialog.recipe';
import { Modal, type ModalProps } from '~/design-system/overlay/modal';
import { describeProps } from '../../describe-props';
import { ModalUsage } from '../../usage/modal-usage';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { longWord, offerDetails } from '../samples';

/** A button that opens the modal of the story. */
function Opening({ onClose, ...props }: Omit<ModalProps, 'isOpen'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.div minHeight="560px">
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Modal
        {...props}
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
      <ToastHost />
    </chakra.div>
  );
}

const meta = {
  title: 'Composants/Superpositions/Modal',
  component: Modal,
  argTypes: describeProps(
    Modal,
    {
      title: 'Le titre',
      // Its button opens it.
      isOpen: { text: 'Ouverte ; la garder montée pour qu’elle sorte doucement', control: false },
      onClose: 'Appelée par « Fermer », Échap ou un clic à côté ; on peut refuser',
      footer: { text: 'Les boutons, la décision en dernier', control: false },
      children: { text: 'Le contenu', control: false },
      size: { text: 'La largeur, jamais plus que l’écran', values: { sm: '416 px', md: '520 px', lg: '720 px' } },
      placement: {
        text: 'Où elle se tient',
        values: {
          center: 'au milieu, en bas sur téléphone',
          top: 'en haut, pour ce qui change de hauteur pendant la frappe',
        },
      },
      finalFocus: 'Où va le focus quand ce qui l’a ouverte n’est plus là',
    },
    { recipe: dialogRecipe },
  ),
  args: { title: 'Détails de l’offre', isOpen: true, onClose: fn(), children: offerDetails },
  render: ({ isOpen: _, ...args }) => <Opening {...args} />,
  parameters: {
    // One host and one store per document; in its own, the play opens what the story shows.
    ownFrame: true,
    docs: {
      story: { height: '600px' },
      description: {
        component: `Une fenêtre au-dessus de la page, pour un détail ou un formulaire. Le focus y entre (sur le premier
champ, sinon sur « Fermer »), y tourne, et revient d’où il venait ; « Fermer », Échap et un clic à côté demandent à
\`onClose\`, qui peut refuser.

**À faire** : la décision en dernier, en bas à droite ; la garder montée et changer \`isOpen\`, pour qu’elle sorte
doucement.

**À éviter** : une fenêtre dans une fenêtre (sauf \`confirm\`) ; un tableau dedans.

\`\`\`tsx
<Modal
  title="Détails de l’offre"
  isOpen={offer !== null}
  onClose={close}
  footer={<Button variant="accent">Modifier</Button>}
>
  <DescriptionList … />
</Modal>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string) => {
  const trigger = screen.getByRole('button', { name: 'Ouvrir' });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 5000 });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { dialog, trigger };
};

/** A quick hand is here before the window has faded in. */
const staysOpen = async (dialog: HTMLElement) => {
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await waitFor(() => expect(dialog).toBeVisible());
};

const isClosed = async (trigger: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
};

export const Detail: Story = {
  name: 'Détail',
  args: {
    footer: (
      <>
        <Button>Fermer</Button>
        <Button variant="accent">Modifier</Button>
      </>
    ),
  },
  play: async () => {
    await open('Détails de l’offre');
  },
};

export const ByCross: Story = {
  name: 'Fermée par la croix, le focus revient',
  // It ends with nothing to look at: a test, and no part of the docs page.
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const { dialog, trigger } = await open('Détails de l’offre');
    const cross = within(dialog).getByRole('button', { name: 'Fermer' });
    await waitFor(() => expect(cross).toHaveFocus());
    await userEvent.click(cross);
    await isClosed(trigger);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByEscape: Story = {
  name: 'Fermée par Échap',
  tags: ['!autodocs', 'sans-image'],
  play: async () => {
    const { trigger } = await open('Détails de l’offre');
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
  },
};

export const Trap: Story = {
  name: 'Le focus tourne dedans',
  args: { children: <TextInput label="Titre" value="" onChange={() => {}} />, footer: <Button>Sauvegarder</Button> },
  play: async () => {
    const { dialog } = await open('Détails de l’offre');
    await waitFor(() => expect(within(dialog).getByLabelText('Titre')).toHaveFocus());
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

/** A modal that will not go. */
function Refusing() {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Modal title="Modifier l’offre" isOpen={isOpen} onClose={() => setAsked(asked + 1)}>
        Demandes de fermeture : {asked}
      </Modal>
    </>
  );
}

export const Refuses: Story = {
  name: 'Fermeture refusée',
  render: () => <Refusing />,
  play: async () => {
    const { dialog } = await open('Modifier l’offre');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toHaveTextContent('Demandes de fermeture : 1'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Demandes de fermeture : 2'));
    await staysOpen(dialog);
  },
};

/** A picker whose choice is ignored. */
function AnyCountry() {
  const [country, setCountry] = useState('FR');
  return <CountryPicker label="Pays" value={country} onChange={setCountry} />;
}

export const OpenListTakesEscape: Story = {
  name: 'Échap ferme d’abord la liste ouverte, puis la fenêtre',
  tags: ['!autodocs', 'sans-image'],
  args: { children: <AnyCountry /> },
  play: async () => {
    const { dialog, trigger } = await open('Détails de l’offre');
    const box = within(dialog).getByRole('combobox', { name: 'Pays' });
    await userEvent.click(box);
    await within(dialog).findByRole('option', { name: 'France' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
    await staysOpen(dialog);
    await userEvent.click(box);
    await userEvent.click(await within(dialog).findByRole('option', { name: 'Grèce' }));
    await expect(box).toHaveValue('Grèce');
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
  },
};

export const ToastAbove: Story = {
  name: 'Une notification au-dessus reste lisible et se presse',
  args: {
    footer: <Button onClick={() => notify.warning('Votre session a expiré.')}>Prévenir</Button>,
  },
  beforeEach: () => () => {
    for (const entry of toastStore.read()) toastStore.dismiss(entry.id);
  },
  play: async () => {
    const { dialog } = await open('Détails de l’offre');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prévenir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Votre session a expiré.')).toBeNull());
    await staysOpen(dialog);
  },
};

export const LongContent: Story = {
  name: 'Long contenu à 360 px : la fenêtre défile',
  args: {
    title: 'Ouvrez un compte d’épargne en ligne et effectuez un premier versement d’au moins 10 €',
    children: Array.from({ length: 24 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
      <p key={index}>anne-elisabeth-marguerite-josephine@exemple-de-domaine-vraiment-tres-long.test</p>
    )),
    footer: <Button isBlock>Fermer</Button>,
  },
  globals: { viewport: { value: 'telephone' } },
  play: async () => {
    const { dialog } = await open(
      'Ouvrez un compte d’épargne en ligne et effectuez un premier versement d’au moins 10 €',
    );
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const LongWord: Story = {
  name: 'Un mot sans coupure à 320 px : la fenêtre reste dans l’écran',
  args: { title: 'Détails', children: <p>{longWord}</p> },
  globals: { viewport: { value: 'petit' } },
  play: async () => {
    const { dialog } = await open('Détails');
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const DoAndAvoid: Story = {
  name: 'À faire, à éviter',
  parameters: { controls: { disable: true } },
  render: () => <ModalUsage />,
  play: () => expectNoSidewaysScroll(),
};
