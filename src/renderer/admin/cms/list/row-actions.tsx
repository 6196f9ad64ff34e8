import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftCard } from '#domain/draft.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { pathForReaders } from '#domain/portal-paths.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { BinIcon, OtherActionsIcon, OutsideIcon, PublishIcon, RestoreIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuItem } from '#renderer/ui/lazy/menu.tsx';
import { Tooltip, Tooltips } from '#renderer/ui/lazy/tooltip.tsx';
import { ROW_KEYS } from './row-keys.ts';
import { PublishItems } from './bulk-bar.tsx';
import { waiting } from './bulk-wait.ts';
import type { BulkAction } from './perform-bulk-action.ts';

/** What can be done with one row. */
export interface RowActions {
  /** Null where it may not be published by this person, or lies in the bin. */
  readonly onPublish: ((action: BulkAction) => void) | null;
  readonly others: readonly RowAction[];
}

interface RowAction {
  readonly name: 'open' | 'bin' | 'restore';
  readonly label: string;
  readonly Icon: ComponentType<{ readonly className?: string }>;
  readonly keys: string | undefined;
  run(): void;
}

interface Row {
  readonly card: DraftCard;
  readonly inBin: boolean;
  /** Where visitors read it; null where no page shows it. */
  readonly readersPath: string | null;
  readonly onRun: (action: BulkAction) => void;
}

/** What this person can do with a row. */
export function useRowActions({ card, inBin, readersPath, onRun }: Row): RowActions {
  const { t } = useTranslation(['list', 'editor']);
  const { language } = useLanguage();
  const { may } = useRights();
  const platform = usePlatform();
  const seen = [language, ...LANGUAGES].find((each) => card.state[each] === 'published');
  const others: RowAction[] = [];
  if (!inBin && readersPath !== null && seen) {
    const run = () => platform.openInNewTab(pathForReaders(readersPath, seen));
    others.push({ name: 'open', label: t('editor:live.see'), Icon: OutsideIcon, keys: ROW_KEYS.open, run });
  }
  if (!inBin && may('content.edit')) {
    const run = () => onRun({ kind: 'bin' });
    others.push({ name: 'bin', label: t('bin.move'), Icon: BinIcon, keys: ROW_KEYS.bin, run });
  }
  if (inBin && may('content.edit')) {
    const run = () => onRun({ kind: 'restore' });
    others.push({ name: 'restore', label: t('bin.restore'), Icon: RestoreIcon, keys: undefined, run });
  }
  return { onPublish: !inBin && may('content.publish') ? onRun : null, others };
}

interface Props {
  readonly actions: RowActions;
  /** What the row is called. */
  readonly title: string;
  /** Whether something is under way that has to end first. */
  readonly isBusy: boolean;
  /** Whether the pointer or the keyboard has been at the row. */
  readonly isNear: boolean;
}

const BUTTON =
  'grid size-11 flex-none place-items-center rounded-[8px] text-ink-2 hover:bg-surface hover:text-ink disabled:opacity-55';
/** Over the end of the row, so that nothing moves. */
const BESIDE =
  'absolute inset-y-0 right-0 z-1 hidden items-center bg-inherit pl-3 opacity-0 group-focus-within/row:opacity-100 ' +
  'group-hover/row:opacity-100 has-data-[state=open]:opacity-100 pointer-fine:@min-[42rem]:flex';
const ALWAYS = 'absolute top-1 right-0 z-1 pointer-fine:@min-[42rem]:hidden @min-[42rem]:static';

/** What can be done with a row, at its end: buttons while the pointer or the focus is there, one menu under a finger. */
export function RowActionsCell({ actions, title, isBusy, isNear }: Props) {
  const { t } = useTranslation('list');
  const { onPublish, others } = actions;
  if (onPublish === null && others.length === 0) return null;
  const named = (action: string) => t('actionOf', { action, title });
  return (
    <>
      {isNear && (
        <div className={BESIDE}>
          <Tooltips>
            {onPublish && (
              <Menu
                trigger={
                  <button
                    type="button"
                    data-action="publish"
                    aria-label={named(t('publish'))}
                    aria-keyshortcuts={ROW_KEYS.publish}
                    title={t('publish')}
                    className={BUTTON}
                    {...waiting(isBusy)}
                  >
                    <PublishIcon />
                  </button>
                }
              >
                <PublishItems onRun={onPublish} />
              </Menu>
            )}
            {others.map(({ name, label, Icon, keys, run }) => (
              <Tooltip key={name} text={label} side="bottom">
                <button
                  type="button"
                  data-action={name}
                  aria-label={named(label)}
                  aria-keyshortcuts={keys}
                  className={BUTTON}
                  {...(name !== 'open' && waiting(isBusy))}
                  onClick={run}
                >
                  <Icon />
                </button>
              </Tooltip>
            ))}
          </Tooltips>
        </div>
      )}
      <div className={ALWAYS}>
        <RowMenu {...{ actions, isBusy }} name={named(t('actions'))} />
      </div>
    </>
  );
}

interface MenuProps extends Pick<Props, 'actions' | 'isBusy'> {
  readonly name: string;
}

/** A button until it is pressed: a menu for each of fifty rows would be in the way of drawing them. */
function RowMenu({ actions: { onPublish, others }, isBusy, name }: MenuProps) {
  const [isOpened, setOpened] = useState(false);
  const button = (onClick?: () => void) => (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="menu"
      className={BUTTON}
      {...(onClick && { onClick })}
      {...waiting(isBusy)}
    >
      <OtherActionsIcon />
    </button>
  );
  if (!isOpened) return button(() => setOpened(true));
  return (
    <Menu trigger={button()} openedAtOnce>
      {onPublish && <PublishItems onRun={onPublish} />}
      {others.map(({ name: key, label, Icon, run }) => (
        <MenuItem key={key} icon={Icon} onSelect={run}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
