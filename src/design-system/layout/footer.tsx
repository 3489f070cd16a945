import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Container } from './container';
import { footerRecipe } from './footer.recipe';
import { LinkItems } from './link-items';

interface FooterLinks {
  /** What the links have in common: « Découvrir », « Votre compte ». */
  title: string;
  /** Links, each with a `key`. */
  links: readonly ReactElement[];
}

interface FooterContact {
  /** « Nous écrire ». */
  title: string;
  /** Address, promise, hours: one line each. */
  lines: readonly string[];
}

export interface FooterProps {
  /** `<Brand />`, or the brand as a link. */
  brand: ReactNode;
  /** One sentence about the product. */
  tagline: string;
  /** The columns of links. */
  groups: readonly FooterLinks[];
  /** The last column. */
  contact: FooterContact;
  /** The last line: « © 2026 Missio ». */
  legal: string;
}

/** The end of every public page. */
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
