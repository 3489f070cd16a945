import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { LOADING, NO_RESULT } from '~/content/shared-texts';
import { isComposing } from '~/lib/browser/composition';
import { formatCount } from '~/lib/format/formats';
import { ErrorState } from '../feedback/error-state';
import { Spin } from '../feedback/spinner';
import { affixRecipe } from '../fields/field.recipe';
import { FieldFrame } from '../fields/field-frame';
import { Input } from '../fields/text-input';
import { useComposedText } from '../fields/use-composed-text';
import { commandMenuRecipe } from './command-menu.recipe';
import { Modal } from './modal';

export interface Command {
  /** Its own in the whole menu. */
  id: string;
  label: string;
  /** What tells it from others of the same name: an email, an area. */
  detail?: string | undefined;
  shortcut?: string | undefined;
  icon?: ReactNode;
}

export interface CommandGroup<TCommand extends Command = Command> {
  label: string;
  commands: readonly TCommand[];
  /** Results of the former text, while newer ones load. */
  isOutdated?: boolean;
}

export interface CommandFailure {
  /** « Utilisateurs : chargement impossible ». */
  label: string;
  onRetry: () => void;
}

export interface CommandMenuProps<TCommand extends Command = Command> {
  isOpen: boolean;
  /** « Fermer », Escape or an outside press. */
  onClose: () => void;
  title: string;
  /** What can be found: accessible name and placeholder of the field. */
  fieldLabel: string;
  text: string;
  /** Called on every key, but for half-composed text. */
  onText: (text: string) => void;
  groups: readonly CommandGroup<TCommand>[];
  isLoading?: boolean;
  failures?: readonly CommandFailure[];
  note?: ReactNode;
  onChoose: (command: TCommand) => void;
}

/** Finds a place or an action by its name, all by keyboard (APG, combobox with a listbox). Keep it mounted. */
export function CommandMenu<TCommand extends Command>({
  isOpen,
  onClose,
  title,
  ...panel
}: CommandMenuProps<TCommand>) {
  return (
    <Modal title={title} placement="top" isOpen={isOpen} onClose={onClose}>
      <CommandPanel {...panel} onClose={onClose} />
    </Modal>
  );
}

type CommandPanelProps<TCommand extends Command> = Omit<CommandMenuProps<TCommand>, 'isOpen' | 'title'>;

const PAGE = 8;

function CommandPanel<TCommand extends Command>({
  onClose,
  fieldLabel,
  text,
  onText,
  groups,
  isLoading = false,
  failures = [],
  note,
  onChoose,
}: CommandPanelProps<TCommand>) {
  const styles = useSlotRecipe({ recipe: commandMenuRecipe })();
  const affix = useSlotRecipe({ recipe: affixRecipe })();
  const menuId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // By id: results that come later, before or after it, leave it the active one.
  const [activeId, setActiveId] = useState<string | null>(null);
  const typing = useComposedText(text, (next) => {
    setActiveId(null);
    onText(next);
  });
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const commands = shown.flatMap((group) => group.commands);
  const activeIndex = Math.max(
    0,
    commands.findIndex(({ id }) => id === activeId),
  );
  const active = commands[activeIndex];
  const optionId = (id: string) => `${menuId}-${id}`;
  const activeOptionId = active && optionId(active.id);

  useLayoutEffect(() => {
    if (activeIndex === 0) list.current?.scrollTo({ top: 0 });
    else if (activeOptionId) document.getElementById(activeOptionId)?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, activeOptionId]);

  const moveTo = (index: number) => setActiveId(commands[index]?.id ?? null);
  const last = commands.length - 1;
  const moves: Partial<Record<string, () => void>> = {
    ArrowDown: () => moveTo(activeIndex === last ? 0 : activeIndex + 1),
    ArrowUp: () => moveTo(activeIndex === 0 ? last : activeIndex - 1),
    PageDown: () => moveTo(Math.min(last, activeIndex + PAGE)),
    PageUp: () => moveTo(Math.max(0, activeIndex - PAGE)),
    Enter: () => active && onChoose(active),
    // An open list keeps the dialog from hearing it.
    Escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || isComposing(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (event.key !== 'Enter' || !event.repeat) move();
  };
  const retry = (failure: CommandFailure) => {
    input.current?.focus();
    failure.onRetry();
  };
  const isEmpty = commands.length === 0 && !isLoading && failures.length === 0;

  return (
    <chakra.div css={styles.root}>
      <FieldFrame label={fieldLabel} isLabelHidden>
        {(control) => (
          <chakra.div css={affix.root}>
            <chakra.span css={affix.start}>
              <Search aria-hidden size={18} />
            </chakra.span>
            <Input
              {...control}
              ref={input}
              affix="start"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={commands.length > 0}
              aria-controls={menuId}
              aria-activedescendant={activeOptionId}
              placeholder={fieldLabel}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              {...typing}
              onKeyDown={onKeyDown}
            />
          </chakra.div>
        )}
      </FieldFrame>
      <chakra.div css={styles.results}>
        <chakra.div
          ref={list}
          css={styles.list}
          id={menuId}
          role="listbox"
          aria-label={fieldLabel}
          // Else Tab would reach the list itself, which scrolls.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((group) => (
            <chakra.div
              key={group.label}
              role="group"
              aria-label={group.label}
              aria-busy={group.isOutdated}
              css={styles.group}
            >
              <chakra.div css={styles.heading} aria-hidden>
                {group.label}
              </chakra.div>
              {group.commands.map((command) => (
                <chakra.div
                  key={command.id}
                  id={optionId(command.id)}
                  role="option"
                  aria-selected={command === active}
                  css={styles.option}
                  onClick={() => onChoose(command)}
                >
                  <chakra.span css={styles.icon}>{command.icon}</chakra.span>
                  <chakra.span css={styles.texts}>
                    <chakra.bdi css={styles.label}>{command.label}</chakra.bdi>
                    {command.detail && <chakra.bdi css={styles.detail}>{command.detail}</chakra.bdi>}
                  </chakra.span>
                  {command.shortcut && (
                    <chakra.kbd css={styles.key} aria-hidden>
                      {command.shortcut}
                    </chakra.kbd>
                  )}
                </chakra.div>
              ))}
            </chakra.div>
          ))}
        </chakra.div>
        {isLoading && (
          <chakra.div css={styles.status}>
            <Spin />
            <span>{LOADING}</span>
          </chakra.div>
        )}
        {isEmpty && <chakra.p css={styles.status}>{NO_RESULT}</chakra.p>}
        {failures.map((failure) => (
          <ErrorState key={failure.label} isRow title={failure.label} onRetry={() => retry(failure)} />
        ))}
      </chakra.div>
      {note && <chakra.p css={styles.help}>{note}</chakra.p>}
      <chakra.p css={styles.help} mdDown={{ display: 'none' }} aria-hidden>
        ↑ ↓ pour parcourir, Entrée pour choisir, Échap pour fermer
      </chakra.p>
      <chakra.p srOnly role="status">
        {isLoading
          ? LOADING
          : commands.length === 0
            ? NO_RESULT
            : formatCount(commands.length, 'résultat', 'résultats')}
      </chakra.p>
    </chakra.div>
  );
}
