import '~/design-system/overlay/modal-dialog';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowRight, Clock, LogOut, Zap } from 'lucide-react';
import { useState } from 'react';
import type { User } from '~/api/contract/entities';
import { CommandMenu } from '~/design-system/overlay/command-menu';
import { readPageCommands } from '~/lib/browser/page-commands';
import { cleanSearch } from '~/lib/list/list-search';
import type { Screen } from '../screen';
import { findByLabel } from './find-commands';
import { MIN_SEARCH_LENGTH, type RunnableCommand } from './found-rows';
import { readPlaces } from './recent-places';
import { useAdminSearch } from './use-admin-search';
import { useMissionSearch } from './use-mission-search';
import { useSettledText } from './use-settled-text';

export interface CommandPaletteProps {
  isOpen: boolean;
  user: User;
  screens: readonly Screen[];
  onLogout: () => void;
  onClose: () => void;
}

/** What the command menu offers: recent places, screens, actions, and what a search finds. */
export function CommandPalette({ isOpen, user, screens, onLogout, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const wanted = cleanSearch(text);
  const settled = useSettledText(text);
  const accounts = useAdminSearch(settled, isOpen && user.is_admin);
  const missions = useMissionSearch(settled, user, isOpen && !user.is_admin);
  const found = user.is_admin ? accounts : missions;
  const isPausing = wanted !== settled && wanted.length >= MIN_SEARCH_LENGTH;
  const { places, others } = usePlaces(user, screens, wanted !== '');
  const actions = useActions(onLogout);

  const choose = ({ run }: RunnableCommand) => {
    onClose();
    run();
  };
  return (
    <CommandMenu
      title="Accès rapide"
      fieldLabel={user.is_admin ? 'Écran, action, utilisateur ou offre' : 'Écran, action ou mission'}
      isOpen={isOpen}
      onClose={onClose}
      text={text}
      onText={setText}
      groups={[
        { label: 'Récents', commands: findByLabel(wanted, places) },
        { label: 'Écrans', commands: findByLabel(wanted, others) },
        { label: 'Actions', commands: findByLabel(wanted, actions) },
        ...found.groups.map((group) => ({ ...group, isOutdated: isPausing || group.isOutdated })),
      ]}
      isLoading={found.isLoading || isPausing}
      failures={found.failures}
      note={found.note}
      onChoose={choose}
    />
  );
}

/** A screen that was left lately stands among the recent places, but for a search, where it is a screen. */
const usePlaces = (user: User, screens: readonly Screen[], isSearching: boolean) => {
  const router = useRouter();
  const navigate = useNavigate();
  const [recent] = useState(() =>
    readPlaces(user.id).filter(({ href }) => href !== router.state.resolvedLocation?.href),
  );
  const isScreen = (href: string) => screens.some(({ to }) => to === href);
  const areaOf = (href: string) => screens.findLast(({ to }) => href.startsWith(to))?.label;
  const toCommand = ({ to, label, ...rest }: Screen): RunnableCommand => {
    const Icon = 'Icon' in rest ? rest.Icon : ArrowRight;
    return { id: `screen-${to}`, label, icon: <Icon aria-hidden />, run: () => void navigate({ to }) };
  };
  const places = recent
    .filter(({ href }) => !isSearching || !isScreen(href))
    .map(
      ({ href, label }, index): RunnableCommand => ({
        id: `recent-${index}`,
        label,
        detail: isScreen(href) ? undefined : areaOf(href),
        icon: <Clock aria-hidden />,
        run: () => void navigate({ href }),
      }),
    );
  const others = screens.filter(({ to }) => isSearching || !recent.some(({ href }) => href === to)).map(toCommand);
  return { places, others };
};

/** What the page offers, and the end of the session: as by its button, without a question. */
const useActions = (onLogout: () => void): RunnableCommand[] => {
  const [offered] = useState(readPageCommands);
  return [
    ...offered.map((command, index) => ({ ...command, id: `page-${index}`, icon: <Zap aria-hidden /> })),
    { id: 'logout', label: 'Déconnexion', icon: <LogOut aria-hidden />, run: onLogout },
  ];
};
