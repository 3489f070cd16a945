import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../layout/container';
import type { FillableElement } from '../layout/elements';
import { WIDE } from '../layout/media';
import { underline } from '../layout/mixins';
import { AppearanceSelect } from './appearance-select';
import { LinkItems } from './link-items';

const footerRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'row', 'tagline', 'title', 'links', 'contact', 'end'],
  base: {
    root: { background: 'bg.ink', color: 'fg.onInk', paddingBlock: '48px 24px', fontSize: 'sm' },
    grid: {
      display: 'grid',
      gap: '8',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      [WIDE]: { gridTemplateColumns: '2fr 1fr 1fr 1.5fr' },
    },
    // On phones brand and address take a row each, the link columns share one.
    row: { gridColumn: '1 / -1', maxWidth: '24rem', [WIDE]: { gridColumn: 'auto' } },
    tagline: { marginTop: '2', color: 'fg.onInkMuted', overflowWrap: 'anywhere' },
    title: { marginBottom: '1', color: 'fg.onInkMuted', fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' },
    links: {
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: 'control.md',
        minHeight: { base: 'control.md', md: 'control.sm' },
        _hover: underline('{colors.accent.solid}'),
      },
    },
    contact: {
      display: 'grid',
      color: 'fg.onInkMuted',
      overflowWrap: 'anywhere',
      '& p + p:last-of-type': { marginTop: '2' },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { base: 'control.md', md: 'auto' },
        overflowWrap: 'anywhere',
        ...underline('{colors.accent.solid}'),
      },
    },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '{spacing.2} {spacing.6}',
      marginTop: '8',
      paddingTop: '4',
      borderTop: '1px solid {colors.border.ink}',
      color: 'fg.onInkMuted',
    },
  },
});

interface FooterLinks {
  title: string;
  links: readonly FillableElement[];
}

interface FooterContact {
  title: string;
  email: string;
  /** Promise, hours. */
  lines: readonly string[];
}

export interface FooterProps {
  brand: ReactNode;
  tagline: string;
  groups: readonly FooterLinks[];
  contact: FooterContact;
  /** « © 2026 Missio ». */
  legal: string;
}

export function Footer({ brand, tagline, groups, contact, legal }: FooterProps) {
  const styles = useSlotRecipe({ recipe: footerRecipe })();
  return (
    <chakra.footer css={styles.root} className="on-ink">
      <Container>
        <chakra.div css={styles.grid}>
          <chakra.div css={styles.row}>
            {brand}
            <chakra.p css={styles.tagline}>{tagline}</chakra.p>
          </chakra.div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <chakra.h2 css={styles.title}>{title}</chakra.h2>
              <chakra.ul css={styles.links}>
                <LinkItems links={links} />
              </chakra.ul>
            </nav>
          ))}
          <chakra.div css={styles.row}>
            <chakra.h2 css={styles.title}>{contact.title}</chakra.h2>
            <chakra.div css={styles.contact}>
              <p>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </p>
              {contact.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </chakra.div>
          </chakra.div>
        </chakra.div>
        <chakra.div css={styles.end}>
          <p>{legal}</p>
          <AppearanceSelect />
        </chakra.div>
      </Container>
    </chakra.footer>
  );
}
