import { chakra, defineRecipe, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { Badge } from '../badges/badge';
import { CountryBadge } from '../badges/country-badge';
import { Slip, SlipMain, SlipStub } from '../layout/slip';

/** Twelve cards side by side stay calm: their stubs line up per row, however long the titles. */
const offerGridRecipe = defineRecipe({
  className: 'offer-grid',
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 312px), 1fr))',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[aria-busy=true]': { opacity: '0.5' },
  },
});

const offerCardRecipe = defineSlotRecipe({
  className: 'offer-card',
  slots: ['root', 'mark', 'main', 'stub'],
  base: {
    // The link of its button covers the card.
    root: {
      position: 'relative',
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      '&:has(a):hover': { borderColor: 'fg' },
      '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      '& a:focus-visible': { outline: 'none' },
      '& a:focus-visible::after': { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' },
    },
    mark: { position: 'absolute', top: '0', right: '4', maxWidth: 'calc(100% - 32px)', transform: 'translateY(-50%)' },
    main: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      // 16px, and more as the text grows: the mark across the edge grows with it.
      paddingTop: { base: 'calc(1.4rem - 6.4px)', md: 'calc(1.4rem - 6.4px)' },
      '& > :is(h2, h3)': {
        fontSize: 'lg',
        lineHeight: '1.35',
        letterSpacing: '-0.005em',
        lineClamp: '3',
        textWrap: 'balance',
        overflowWrap: 'anywhere',
      },
      '& > p': {
        overflow: 'hidden',
        color: 'fg.muted',
        fontSize: 'sm',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    stub: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: { base: '3', md: '3' },
      paddingRight: { base: '3', md: '4' },
      '& > p': { fontWeight: 'bold', lineHeight: '1.2' },
    },
  },
});

const Grid = chakra('ul', offerGridRecipe);

export interface OfferGridProps {
  children: ReactNode;
  /** Dims the cards while the next page loads. */
  isBusy?: boolean;
}

/** The missions of a page: as many columns as fit. */
export function OfferGrid({ children, isBusy = false }: OfferGridProps) {
  return <Grid aria-busy={isBusy}>{children}</Grid>;
}

export interface OfferCardProps {
  /** Cut after three lines. */
  title: string;
  /** Cut after one line. */
  description?: string | null;
  /** Left out when all missions share it. */
  country?: string | null;
  isStarted?: boolean;
  /** A small plain link button; its target is the whole card. */
  action: ReactNode;
}

/** A mission as a slip, in an `OfferGrid`: what one does above the dashed rule, what one earns below. */
export function OfferCard({ title, description, country, isStarted = false, action }: OfferCardProps) {
  const styles = useSlotRecipe({ recipe: offerCardRecipe })();
  return (
    <Slip as="li" css={styles.root}>
      <SlipMain css={styles.main}>
        {country !== undefined && <CountryBadge code={country} />}
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {description && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
      </SlipMain>
      <SlipStub css={styles.stub}>
        <p>{`${COMMISSION_TEXT} de commission`}</p>
        {action}
      </SlipStub>
      {isStarted && (
        <chakra.span css={styles.mark}>
          <Badge tone="info" icon={<Footprints />}>
            Déjà commencée
          </Badge>
        </chakra.span>
      )}
    </Slip>
  );
}
