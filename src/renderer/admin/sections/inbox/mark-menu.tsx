import { useTranslation } from 'react-i18next';
import { MESSAGE_STATES, type MessageState } from '#renderer/data/collections/messages.ts';
import { AnsweredIcon, ArchiveIcon, ReadIcon, SpamIcon, UnreadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuItem } from '#renderer/ui/lazy/menu.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import { MARK_WORDS } from './message-texts.ts';

export const MARK_ICONS = {
  unread: UnreadIcon,
  read: ReadIcon,
  answered: AnsweredIcon,
  archived: ArchiveIcon,
  spam: SpamIcon,
} as const satisfies Record<MessageState, unknown>;

interface Props {
  /** The state that they all have: they can't be marked as that once more. */
  readonly current: MessageState | null;
  readonly disabled?: boolean;
  readonly onMark: (state: MessageState) => void;
}

/** What messages can be marked as. */
export function MarkMenu({ current, disabled = false, onMark }: Props) {
  const { t } = useTranslation(['inbox']);
  return (
    <Menu
      trigger={
        <button type="button" disabled={disabled} className={`${buttonClass('outline', 'sm')} disclosure`}>
          {t('mark')}
        </button>
      }
    >
      {MESSAGE_STATES.filter((state) => state !== current).map((state) => (
        <MenuItem key={state} icon={MARK_ICONS[state]} onSelect={() => onMark(state)}>
          {t(MARK_WORDS[state])}
        </MenuItem>
      ))}
    </Menu>
  );
}
