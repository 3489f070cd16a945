import { chakra } from '@chakra-ui/react';
import { toId } from 'storybook/internal/csf';
import { Brand } from '~/design-system/shells/brand';
import { families } from './families';
import { docsTitle, type GalleryEntry } from './gallery-family';
import { StateBadge, sinceText } from './state-badge';

const Page = chakra('main', {
  base: {
    display: 'grid',
    gap: '12',
    maxWidth: '80rem',
    marginInline: 'auto',
    paddingBlock: { base: '6', md: '12' },
    paddingInline: { base: '4', md: '6' },
    '& h1': { marginTop: '6', fontSize: '2xl', lineHeight: 'tight', letterSpacing: 'tight' },
    '& h2': { fontSize: 'xl', lineHeight: 'snug' },
    '& h2 small': { marginLeft: '2', color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
  },
});

const Lead = chakra('p', { base: { maxWidth: 'container.text', marginTop: '3', textWrap: 'pretty' } });

const Families = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '6',
    '& a': {
      display: 'block',
      padding: '6px 12px',
      border: 'control',
      borderRadius: 'md',
      background: 'bg.panel',
      fontSize: 'sm',
      fontWeight: 'medium',
      _hover: { background: 'accent.subtle' },
    },
  },
});

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    marginTop: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  },
});

/** What it looks like, and what one has to know of it. */
const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    border: 'hairline',
    borderRadius: 'lg',
    background: 'bg.panel',
    overflow: 'hidden',
    _hover: { borderColor: 'border.strong' },
  },
});

const Window = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    alignItems: 'center',
    height: '176px',
    minHeight: '176px',
    maxHeight: '176px',
    overflow: 'hidden',
    background: 'bg',
    // What is fixed or sticky in a sample stays in its window.
    contain: 'strict',
  },
});

const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '4',
    borderTop: 'hairline',
    lineHeight: 'snug',
    '& h3': { flex: '1 1 auto', minWidth: '0', fontSize: 'md', overflowWrap: 'anywhere' },
    // A press anywhere on the card opens its page.
    '& h3 a': {
      textDecoration: 'underline 2px {colors.accent.emphasized}',
      textUnderlineOffset: '4px',
      _before: { content: '""', position: 'absolute', inset: '0' },
    },
    '& p': { flex: '1 1 100%', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
  },
});

/** How far a sample of each width is made smaller to fit its window. */
const zooms = { 360: 0.8, 560: 0.6, 1280: 0.28 } as const;

const docsAddress = (docs: string) => `./?path=/docs/${toId(docsTitle(docs), 'documentation')}`;

function GalleryCard({ name, since, state, docs, parts, width, sample }: GalleryEntry) {
  return (
    <Card>
      <Window inert>
        <div style={{ zoom: zooms[width], padding: 20 }}>{sample}</div>
      </Window>
      <Facts>
        <h3>
          <a href={docsAddress(docs)} target="_top">
            {name}
          </a>
        </h3>
        <StateBadge state={state} />
        <p>
          {sinceText(since)}
          {parts && <>. Avec {parts.join(', ')}</>}
        </p>
      </Facts>
    </Card>
  );
}

/** By hand: Storybook's frame follows no fragment (`.storybook/preview.tsx`). */
const goTo = (folder: string) => {
  const heading = document.getElementById(folder);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Every component of the design system, drawn small, by family. */
export function Gallery() {
  const total = families.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Page>
      <header>
        <Brand />
        <h1>Tous les composants</h1>
        <Lead>
          {total} composants, dessinés par eux-mêmes. Une carte mène à la page de son composant : ses états, ses
          propriétés et un extrait à coller. « À l’essai » : ses propriétés peuvent encore changer.
        </Lead>
        <nav aria-label="Familles">
          <Families>
            {families.map(({ folder, name }) => (
              <li key={folder}>
                <a href={`#${folder}`} onClick={() => goTo(folder)}>
                  {name}
                </a>
              </li>
            ))}
          </Families>
        </nav>
      </header>
      {families.map(({ folder, name, entries }) => (
        <section key={folder} aria-labelledby={folder}>
          <h2 id={folder} tabIndex={-1}>
            {name}
            <small>src/design-system/{folder}</small>
          </h2>
          <Grid>
            {entries.map((entry) => (
              <GalleryCard key={entry.name} {...entry} />
            ))}
          </Grid>
        </section>
      ))}
    </Page>
  );
}
