import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PageLinkProps } from '~/design-system/pagination/page-link';
import { Paginator, type PaginatorProps } from '~/design-system/pagination/paginator';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { useArgState } from '../use-arg-state';

const PER_PAGE = 12;

/** Keeps the page, as the address does on the screens. */
function Demo({ renderLink, ...props }: PaginatorProps) {
  const [page, setPage] = useArgState(props.currentPage);
  const renderFollowed = (link: PageLinkProps) => {
    // A link spreads all that it is given: this is how it hears its own click, as a router's does.
    const followed = { ...link, onClick: () => setPage(link.page) };
    return renderLink(followed);
  };
  return <Paginator {...props} currentPage={page} renderLink={renderFollowed} />;
}

const pages = (lastPage: number) => ({ lastPage, total: lastPage * PER_PAGE - 5, perPage: PER_PAGE });
const label = (page: number) => `Page ${page}`;
const asLink = ({ page, ...link }: PageLinkProps) => <a href={`#page-${page}`} {...link} />;

const meta = {
  title: 'Composants/Données/Paginator',
  component: Paginator,
  argTypes: describeProps(Paginator, {
    kind: {
      text: 'Les pages montrées',
      values: { window: 'cinq au plus, autour de la page', all: 'toutes, dans une bande qui défile' },
      isRequired: true,
    },
    currentPage: 'La page, depuis 1 ; elle peut dépasser la fin',
    rowsPage: 'La page des lignes montrées, tant que `currentPage` se charge',
    lastPage: 'La dernière page',
    total: 'Le nombre de lignes en tout ; rien ne se dessine à 0',
    perPage: 'Le nombre de lignes par page',
    isBusy: 'Ignore les clics pendant le chargement, et garde le focus',
    label: 'Le nom, quand il y en a plusieurs sur la page',
    renderLink: 'Dessine le lien du routeur vers une page',
  }),
  args: { kind: 'window', currentPage: 6, ...pages(86), renderLink: asLink },
  render: (args) => <Demo {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Le chemin à travers les pages d’une liste, en deux sortes : \`window\`, au plus cinq numéros centrés
sur la page courante (participations, administration) ; \`all\`, toutes les pages, dans une rangée qui défile dans sa
propre boîte (missions).

**Dix mille pages.** À partir de 101 pages, la rangée est aussi large que tous ses numéros, mais seuls ceux qui sont
près de la vue existent dans le document, avec le premier, le dernier et le courant : une centaine d’éléments, quel que
soit le nombre de pages. On atteint chaque numéro en faisant défiler la rangée, au clavier (la rangée est un seul arrêt
de la touche Tab ; flèches, Page préc. et Page suiv. par dix, Début, Fin) ou en l’écrivant dans « Aller à la page ». Les
lecteurs d’écran entendent « 57 sur 10 000 ».

Aux bornes, les pas sont désactivés, et le focus passe au numéro courant. Pendant un chargement, rien ne s’active et
rien ne perd le focus. Sans ligne, rien ne s’affiche ; avec une seule page, le décompte seul ; au-delà de la fin, « 0 à
0 » et le chemin du retour.

**À faire** : un lien du routeur dans \`renderLink\` ; chaque page a son adresse, que l’on ouvre aussi dans un autre
onglet.

**À éviter** : un second décompte dans la page.

\`\`\`tsx
<Paginator
  kind="all"
  currentPage={page}
  rowsPage={data.current_page}
  lastPage={data.last_page}
  total={data.total}
  perPage={data.per_page}
  isBusy={isPlaceholderData}
  renderLink={({ page, ...link }) => <Link to="." search={(search) => ({ ...search, page })} {...link} />}
/>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Paginator>;

export default meta;
type Story = StoryObj<typeof meta>;

const numbers = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')].map((item) => Number(item.textContent));

const summary = (canvasElement: HTMLElement) => canvasElement.querySelector('p')?.textContent?.replace(/\s/g, ' ');

export const Window: Story = {
  name: 'Fenêtre de cinq pages',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(summary(canvasElement)).toBe('Affichage de 61 à 72 sur 1 027 résultats');
    await expect(numbers(canvasElement)).toEqual([4, 5, 6, 7, 8]);
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Page suivante' }));
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    // A step that still leads somewhere keeps the focus, to be pressed again.
    await expect(canvas.getByRole('link', { name: 'Page suivante' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 9' }));
    await expect(numbers(canvasElement)).toEqual([7, 8, 9, 10, 11]);
  },
};

export const WindowOnPhone: Story = {
  name: 'Fenêtre de cinq pages, 320 px',
  globals: { viewport: { value: 'petit' } },
  args: { currentPage: 9998, ...pages(10_000) },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};

export const FirstPage: Story = {
  name: 'Première page',
  args: { currentPage: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(numbers(canvasElement)).toEqual([1, 2, 3, 4, 5]);
    await expect(canvas.getByRole('button', { name: 'Page précédente' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3');
    await expect(canvas.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('rel', 'next');
    // A step that was disabled from the start must not move the focus.
    await expect(canvasElement).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};

export const BackToFirstPage: Story = {
  name: 'Retour à la première page',
  args: { currentPage: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Page précédente' }));
    await expect(canvas.getByRole('button', { name: 'Page précédente' })).toBeDisabled();
    await expect(numbers(canvasElement)).toEqual([1, 2, 3, 4, 5]);
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
  },
};

export const LastPage: Story = {
  name: 'Dernière page',
  args: { currentPage: 86 },
  play: async ({ canvasElement }) => {
    await expect(summary(canvasElement)).toBe('Affichage de 1 021 à 1 027 sur 1 027 résultats');
    await expect(numbers(canvasElement)).toEqual([82, 83, 84, 85, 86]);
    await expect(within(canvasElement).getByRole('button', { name: 'Page suivante' })).toBeDisabled();
  },
};

export const FewPages: Story = { name: 'Trois pages', args: { currentPage: 1, ...pages(3) } };

export const SinglePage: Story = {
  name: 'Une seule page',
  args: { currentPage: 1, ...pages(1) },
  play: async ({ canvasElement }) => {
    await expect(summary(canvasElement)).toBe('Affichage de 1 à 7 sur 7 résultats');
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const NoRows: Story = {
  name: 'Aucune ligne',
  // Nothing is shown: on the docs page that is an empty box.
  tags: ['!autodocs'],
  args: { currentPage: 1, lastPage: 1, total: 0, perPage: PER_PAGE },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const PastTheEnd: Story = {
  name: 'Au-delà de la fin',
  args: { currentPage: 40, ...pages(3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(summary(canvasElement)).toBe('Affichage de 0 à 0 sur 31 résultats');
    await expect(canvas.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Page précédente' }));
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Heard by the links that must not be followed. */
const follow = fn();

export const Busy: Story = {
  name: 'Page en route',
  args: { isBusy: true, renderLink: ({ page, ...link }) => <a href={`#page-${page}`} {...link} onClick={follow} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('link', { name: 'Page suivante' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 4' }));
    await expect(follow).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveFocus();
  },
};

export const All: Story = {
  name: 'Toutes les pages',
  args: { kind: 'all', currentPage: 30, ...pages(38) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(numbers(canvasElement)).toEqual(Array.from({ length: 38 }, (_, index) => index + 1));
    const row = canvas.getByRole('list').parentElement;
    const current = canvas.getByRole('link', { name: 'Page 30' });
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row?.getBoundingClientRect().right ?? 0),
    );
  },
};

export const AllOnPhone: Story = {
  ...All,
  name: 'Toutes les pages, 320 px',
  globals: { viewport: { value: 'petit' } },
  play: async (context) => {
    await All.play?.(context);
    await expectNoSidewaysScroll();
  },
};

export const TenThousand: Story = {
  name: 'Dix mille pages',
  args: { kind: 'all', currentPage: 5_000, ...pages(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = canvas.getByRole('link', { name: label(5_000) });
    const row = canvas.getByRole('list').parentElement;
    if (!row) throw new Error('The row of numbers has no box.');
    const box = row.getBoundingClientRect();
    await waitFor(() => {
      const { left, right } = current.getBoundingClientRect();
      expect(left > box.left && right < box.right).toBe(true);
    });
    // However many pages: a hundred numbers at most, the first and the last among them.
    await expect(numbers(canvasElement).length).toBeLessThan(100);
    await expect(numbers(canvasElement)).toEqual(expect.arrayContaining([1, 4_990, 5_010, 10_000]));
    await expect(current.closest('li')).toHaveAttribute('aria-setsize', '10000');

    // Scrolled to the end, the last numbers are there. A font that arrives in that very frame scrolls back.
    await waitFor(() => {
      row.scrollLeft = row.scrollWidth;
      expect(numbers(canvasElement)).toEqual(expect.arrayContaining([9_990, 9_999]));
    });
    await userEvent.click(canvas.getByRole('link', { name: label(9_999) }));
    await expect(canvas.getByRole('link', { name: label(9_999) })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Page suivante' }));
    await expect(canvas.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
    const last = canvas.getByRole('link', { name: label(10_000) });
    await expect(last).toHaveFocus();

    // Wider numbers, as when the font arrives: the last one stays whole.
    const isWhole = () => last.getBoundingClientRect().right <= row.getBoundingClientRect().right;
    await waitFor(() => expect(isWhole()).toBe(true));
    row.style.fontSize = '125%';
    expect(isWhole()).toBe(false);
    await waitFor(() => expect(isWhole()).toBe(true));
    row.style.fontSize = '';
  },
};

export const TenThousandByKeyboard: Story = {
  name: 'Dix mille pages, au clavier',
  args: { kind: 'all', currentPage: 5_000, ...pages(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const focused = () => Number(canvasElement.querySelector('li :focus')?.textContent);
    canvas.getByRole('link', { name: 'Page précédente' }).focus();
    await userEvent.tab();
    await expect(focused()).toBe(5_000);
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(focused()).toBe(5_011);
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(10_000);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(focused()).toBe(9_999);
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe(1);
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(canvas.getByRole('link', { name: label(11) })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page suivante' })).toHaveFocus();
  },
};

export const Jump: Story = {
  name: 'Dix mille pages, aller à la page',
  args: { kind: 'all', currentPage: 1, ...pages(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Aller à la page' });
    // Nobody pressed a step: a page that comes otherwise takes no focus.
    await userEvent.type(field, '12');
    field.blur();
    canvas.getByRole('button', { name: 'Aller' }).click();
    await waitFor(() => expect(canvas.getByRole('link', { name: label(12) })).toHaveAttribute('aria-current', 'page'));
    await expect(document.body).toHaveFocus();
    await userEvent.type(field, '7 342{Enter}');
    await expect(canvas.getByRole('link', { name: label(7_342) })).toHaveAttribute('aria-current', 'page');
    await userEvent.type(field, '99999');
    await userEvent.click(canvas.getByRole('button', { name: 'Aller' }));
    await expect(canvas.getByRole('link', { name: label(10_000) })).toHaveAttribute('aria-current', 'page');
    await userEvent.type(field, 'zéro{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Entrez un nombre de 1 à 10\s000\./);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: label(10_000) })).toHaveAttribute('aria-current', 'page');
  },
};

export const Speed: Story = {
  name: 'Dix mille pages coûtent le prix de cent',
  render: () => (
    <>
      <Demo kind="all" currentPage={50} {...pages(10_000)} renderLink={asLink} label="Dix mille pages" />
      <Demo kind="all" currentPage={50} {...pages(100)} renderLink={asLink} label="Cent pages" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const stepperOf = (name: string) => {
      const nav = within(within(canvasElement).getByRole('navigation', { name }));
      const steps = ['Page suivante', 'Page précédente'].map((step) => nav.getByRole('link', { name: step }));
      return (turn: number) => {
        const start = performance.now();
        flushSync(() => steps[turn % 2]?.click());
        // Reading a place makes the browser lay the row out: that belongs to the price.
        canvasElement.getBoundingClientRect();
        return performance.now() - start;
      };
    };
    const [stepHundred, stepTenThousand] = [stepperOf('Cent pages'), stepperOf('Dix mille pages')];
    let [hundred, tenThousand] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // In turn, and the quickest of each: the others also measure what else the machine had to do.
    for (let turn = 0; turn < 20; turn += 1) {
      hundred = Math.min(hundred, stepHundred(turn));
      tenThousand = Math.min(tenThousand, stepTenThousand(turn));
    }
    // A ratio: absolute times depend on the machine. The floor of 15 ms ignores the noise of two small times.
    await expect(tenThousand).toBeLessThan(3 * Math.max(hundred, 15));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(700);
  },
};
