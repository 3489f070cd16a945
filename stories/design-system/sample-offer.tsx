import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';

export const offerTitle = 'Devis d’assurance habitation';

export const offerDetails = (
  <DescriptionList>
    <DescriptionItem label="Titre">{offerTitle}</DescriptionItem>
    <DescriptionItem label="Pays">France</DescriptionItem>
  </DescriptionList>
);
