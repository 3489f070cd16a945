import { chakra } from '@chakra-ui/react';
import { Button } from '~/design-system/actions/button';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Checkbox } from '~/design-system/fields/checkbox';
import { Stack } from '~/design-system/layout/stack';
import { Modal } from '~/design-system/overlay/modal';

const Key = chakra('kbd', {
  base: { padding: '0 6px', border: 'control', borderRadius: 'sm', background: 'bg.muted', fontFamily: 'inherit' },
});

export interface ShortcutsModalProps {
  isOpen: boolean;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** Lists the single-key shortcuts, and switches them on or off. */
export function ShortcutsModal({ isOpen, isOn, onSwitch, onClose }: ShortcutsModalProps) {
  return (
    <Modal
      title="Raccourcis clavier"
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      <Stack gap="medium">
        <DescriptionList>
          <DescriptionItem label="Accès rapide">
            <Key>Ctrl</Key> ou <Key>⌘</Key> <Key>K</Key>
          </DescriptionItem>
          <DescriptionItem label="Aller à la recherche">
            <Key>/</Key>
          </DescriptionItem>
          <DescriptionItem label="Créer une offre">
            <Key>n</Key>
          </DescriptionItem>
          <DescriptionItem label="Voir les raccourcis">
            <Key>?</Key>
          </DescriptionItem>
        </DescriptionList>
        <Checkbox label="Utiliser ces touches" isChecked={isOn} onChange={onSwitch} />
      </Stack>
    </Modal>
  );
}
