import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../layout/container';
import { footerRecipe } from './footer.recipe';
import { type LinkElement, LinkItems } from './link-items';

interface FooterLinks {
  title: string;
  links: readonly LinkElement[];
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
        <chakra.p css={styles.end}>{legal}</chakra.p>
      </Container>
    </chakra.footer>
  );
}
