import type { ComponentType, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_KEYS } from '#renderer/admin/shortcut-keys.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import {
  BinIcon,
  CommentIcon,
  DetailsIcon,
  DuplicateIcon,
  FindIcon,
  HistoryIcon,
  OtherActionsIcon,
  PreviewIcon,
  ReadyIcon,
  ShareIcon,
} from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuItem } from '#renderer/ui/lazy/menu.tsx';
import { shownKeys, spokenKeys } from '#renderer/ui/lazy/shortcut-labels.ts';
import { Tooltip, Tooltips } from '#renderer/ui/lazy/tooltip.tsx';
import { useMedia, usePhone } from '#renderer/ui/lazy/use-phone.ts';
import { useEditorCommands } from './use-editor-commands.ts';

const BAR_ACTION = `${buttonClass('ghost', 'sm')} min-w-11 px-2.5! text-ink hover:bg-sunk aria-expanded:bg-sunk relative`;

/** The drawer of details, as the bar opens it. */
interface Details {
  readonly isOpen: boolean;
  readonly panelId: string;
  /** Something in it is missing or outdated. */
  readonly isMarked: boolean;
  readonly onToggle: () => void;
}

/** The list of comments, as the bar opens it. */
interface CommentsAction {
  readonly isOpen: boolean;
  readonly panelId: string;
  /** How many aren't settled. */
  readonly count: number;
  readonly onToggle: () => void;
  readonly opener: Ref<HTMLButtonElement>;
}

/** The preview beside the text, as the bar opens it. */
interface PreviewAction {
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
  readonly opener: Ref<HTMLButtonElement>;
}

export interface EditorActionsProps {
  /** Null where there are none to read. */
  readonly comments?: CommentsAction | null;
  /** Marks it as ready for review; null where it is marked already, and for users who can't write or can publish themselves. */
  readonly onReady?: (() => void) | null;
  /** Null where what both languages share isn't in a drawer. */
  readonly details: Details | null;
  readonly publishLabel: string;
  /** Null for users who may not publish. */
  readonly onPublish: (() => void) | null;
  /** Something pasted isn't in its text yet, which says so: it would be published without that. */
  readonly isPasting: boolean;
  /** Null where the page itself is what is written. */
  readonly preview: PreviewAction | null;
  /** Opens the dialog for preview links; null where there are none. */
  readonly onShare?: (() => void) | null;
  /** Null where there are no fields to find something in. */
  readonly onFind: (() => void) | null;
  /** Null where nothing was ever saved. */
  readonly onHistory: (() => void) | null;
  /** Null where no other draft can be made of it. */
  readonly onDuplicate: (() => void) | null;
  /** Null where it can't be moved there. */
  readonly onBin: (() => void) | null;
  /** Where the focus goes back to once the drawer is closed. */
  readonly opener: Ref<HTMLButtonElement>;
}

/** What can be done with the item that is open: in the bar, on phones all but publishing in a menu. */
export function EditorActions(props: EditorActionsProps) {
  const {
    comments = null,
    onReady = null,
    details,
    publishLabel,
    onPublish,
    isPasting,
    preview,
    onShare = null,
    onFind,
    onHistory,
    onDuplicate,
    onBin,
    opener,
  } = props;
  const { t } = useTranslation(['editor', 'revisions', 'preview', 'list', 'comments', 'review', 'find']);
  useEditorCommands(props);
  const phone = usePhone();
  // The bar stays one line.
  const hasHistory = useMedia('(min-width: 64em)');
  return (
    <Tooltips>
      {details && !phone && (
        <BarAction
          opener={opener}
          className="editor-details-toggle"
          Icon={DetailsIcon}
          name={t('details')}
          keys={ADMIN_KEYS.details}
          onClick={details.onToggle}
          aria-expanded={details.isOpen}
          aria-controls={details.panelId}
        >
          {details.isMarked && <DetailsMark />}
        </BarAction>
      )}
      {comments && !phone && (
        <BarAction
          opener={comments.opener}
          Icon={CommentIcon}
          name={t('comments:title')}
          keys={ADMIN_KEYS.comments}
          onClick={comments.onToggle}
          aria-expanded={comments.isOpen}
          aria-controls={comments.panelId}
        >
          <CommentCount count={comments.count} />
        </BarAction>
      )}
      <div className="editor-actions flex flex-none gap-1.5">
        {onHistory && hasHistory && <BarAction Icon={HistoryIcon} name={t('revisions:title')} onClick={onHistory} />}
        {!phone && preview && (
          <BarAction
            opener={preview.opener}
            Icon={PreviewIcon}
            name={t('preview:title')}
            onClick={preview.onToggle}
            aria-expanded={preview.isOpen}
            aria-controls={preview.panelId}
          />
        )}
        {onReady && !onPublish && (
          <Button size="sm" onClick={onReady}>
            {t('review:mark')}
          </Button>
        )}
        {onPublish && (
          <Button size="sm" onClick={onPublish} disabled={isPasting}>
            <span className="@max-[76rem]:hidden">{publishLabel}</span>
            <span className="hidden @max-[76rem]:inline">{t('publish.open')}</span>
          </Button>
        )}
      </div>
      <Menu
        trigger={
          <button
            ref={(button) => {
              if (phone) noteOpener(button, [opener, comments?.opener, preview?.opener]);
            }}
            type="button"
            className={BAR_ACTION}
            aria-label={t('otherActions')}
          >
            <OtherActionsIcon />
            {phone && details?.isMarked && <DetailsMark />}
          </button>
        }
      >
        {phone && details && (
          <MenuItem icon={DetailsIcon} onSelect={details.onToggle}>
            {t('details')}
          </MenuItem>
        )}
        {phone && comments && (
          <MenuItem icon={CommentIcon} onSelect={comments.onToggle}>
            {t('comments:title')}
            {comments.count > 0 && ` (${comments.count})`}
          </MenuItem>
        )}
        {phone && preview && (
          <MenuItem icon={PreviewIcon} onSelect={preview.onToggle}>
            {t('preview:title')}
          </MenuItem>
        )}
        {onShare && (
          <MenuItem icon={ShareIcon} onSelect={onShare}>
            {t('preview:share.title')}
          </MenuItem>
        )}
        {onFind && (
          <MenuItem icon={FindIcon} onSelect={onFind}>
            {t('find:title')}
          </MenuItem>
        )}
        {!hasHistory && onHistory && (
          <MenuItem icon={HistoryIcon} onSelect={onHistory}>
            {t('revisions:title')}
          </MenuItem>
        )}
        {onReady && onPublish && (
          <MenuItem icon={ReadyIcon} onSelect={onReady}>
            {t('review:markLong')}
          </MenuItem>
        )}
        {onDuplicate && (
          <MenuItem icon={DuplicateIcon} onSelect={onDuplicate}>
            {t('duplicate')}
          </MenuItem>
        )}
        {onBin && (
          <MenuItem icon={BinIcon} onSelect={onBin}>
            {t('list:bin.move')}
          </MenuItem>
        )}
      </Menu>
    </Tooltips>
  );
}

/** One button opens them all on phones: the focus goes back to it. */
function noteOpener(button: HTMLButtonElement | null, openers: readonly (Ref<HTMLButtonElement> | undefined)[]): void {
  for (const each of openers) if (typeof each === 'object' && each !== null) each.current = button;
}

interface BarActionProps {
  readonly Icon: ComponentType;
  readonly name: string;
  readonly keys?: string;
  readonly className?: string;
  readonly onClick: () => void;
  readonly opener?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

/** A button of the bar: its name is beside its icon where the bar has room, else in a tooltip. */
function BarAction({ Icon, name, keys, className = '', opener, children, ...rest }: BarActionProps) {
  return (
    <Tooltip text={keys === undefined ? name : `${name} (${shownKeys(keys)})`} side="bottom">
      <button
        ref={opener}
        type="button"
        className={`${BAR_ACTION} ${className}`}
        aria-keyshortcuts={keys === undefined ? undefined : spokenKeys(keys)}
        {...rest}
      >
        <Icon />
        <span className="@max-[96rem]:sr-only">{name}</span>
        {children}
      </button>
    </Tooltip>
  );
}

function CommentCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('comments');
  if (count === 0) return null;
  return (
    <>
      <span
        className="min-w-5 px-1 rounded-[6px] bg-accent text-on-accent text-[0.8rem] leading-5 tabular-nums"
        aria-hidden="true"
      >
        {count}
      </span>
      <span className="sr-only">, {t('openCount', { count })}</span>
    </>
  );
}

/** Something among the details needs a look. */
function DetailsMark() {
  const { t } = useTranslation('editor');
  return (
    <>
      <span className="absolute top-1.5 left-7 size-2.5 rounded-full border-2 border-bg bg-danger box-content" />
      <span className="sr-only">, {t('detailsMarked')}</span>
    </>
  );
}
