import { chakra } from '@chakra-ui/react';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';

export const offerTitle = 'Devis d’assurance habitation';

export const offerDetails = (
  <DescriptionList>
    <DescriptionItem label="Titre">{offerTitle}</DescriptionItem>
    <DescriptionItem label="Pays">France</DescriptionItem>
  </DescriptionList>
);

/** Sixty letters without a place to break: what a server may put into its sentence. */
export const longWord = 'Anticonstitutionnellement'.repeat(3).slice(0, 60);

/** Stands for whatever a component holds. */
export const box = <chakra.div height="40px" background="bg.muted" border="hairline" borderRadius="md" />;

/** Stands for whatever a component calls. */
export const nothing = () => {};
