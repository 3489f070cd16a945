import { chakra, createSlotRecipeContext } from '@chakra-ui/react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { panelRecipe } from './panel.recipe';

const { withProvider, withContext } = createSlotRecipeContext({ recipe: panelRecipe });

interface RootProps extends ComponentProps<'div'> {
  as?: 'div' | 'section';
  isFramed?: boolean;
  size?: 'lg' | 'xl';
}

const Root = withProvider<HTMLDivElement, RootProps>('div', 'root');
const Head = withContext<HTMLDivElement, ComponentProps<'div'>>('div', 'head');
const Title = withContext<HTMLHeadingElement, ComponentProps<'h2'>>(chakra.h2, 'title');
const Aside = withContext<HTMLSpanElement, ComponentProps<'span'>>('span', 'aside');

const TitleId = createContext<string | undefined>(undefined);

export interface PanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Makes the panel a region that its `PanelHead` names; every panel with a head deserves it. */
  isSection?: boolean;
  /** Cuts what is inside along the rounded edge: for tables. */
  isFramed?: boolean;
  /** The head's letters: `xl` for a section among others of the page, `lg` (default) for a panel of its own. */
  size?: 'lg' | 'xl';
}

/** A white surface for what one reads or fills in. */
export function Panel({ isSection = false, children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <TitleId value={titleId}>
      <Root as={isSection ? 'section' : 'div'} aria-labelledby={isSection ? titleId : undefined} {...rest}>
        {children}
      </Root>
    </TitleId>
  );
}

export interface PanelHeadProps {
  /** The panel's heading. */
  title: ReactNode;
  /** A total, a link or a badge at the other end of the line. */
  aside?: ReactNode;
}

/** The panel's heading over a hairline. */
export function PanelHead({ title, aside }: PanelHeadProps) {
  return (
    <Head>
      <Title id={useContext(TitleId)}>{title}</Title>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Head>
  );
}

/** The padded inside of a panel. */
export const PanelBody = withContext<HTMLDivElement, ComponentProps<'div'>>('div', 'body');
