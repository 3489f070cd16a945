import { chakra } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Button } from '~/design-system/actions/button';
import { Stack } from '~/design-system/layout/stack';
import { Modal } from '~/design-system/overlay/modal';
import type { ExportFormat } from '~/lib/list/export-source';

const Note = chakra('p', { base: { marginTop: '2', color: 'fg.muted', fontSize: 'sm' } });

export interface FormatModalProps {
  isOpen: boolean;
  onChoose: (format: ExportFormat) => void;
  onClose: () => void;
  /** Gets the focus: what opened the dialog, or took its place. */
  returnTo: RefObject<HTMLElement | null>;
}

export function FormatModal({ isOpen, onChoose, onClose, returnTo }: FormatModalProps) {
  return (
    <Modal title="Exporter la liste" size="sm" isOpen={isOpen} onClose={onClose} finalFocus={() => returnTo.current}>
      <Stack>
        <div>
          <Button variant="accent" onClick={() => onChoose('xlsx')}>
            Exporter en Excel (.xlsx)
          </Button>
          <Note>Pour Excel ou LibreOffice&nbsp;: numéros et titres y restent tels qu’à l’écran.</Note>
        </div>
        <div>
          <Button onClick={() => onChoose('csv')}>Exporter en CSV</Button>
          <Note>Pour un autre logiciel&nbsp;: du texte, que les tableurs interprètent.</Note>
        </div>
      </Stack>
    </Modal>
  );
}
