import { useTranslation } from 'react-i18next';
import { type PaletteCommand, usePaletteCommands } from '#renderer/admin/palette-commands.ts';
import { ADMIN_KEYS } from '#renderer/admin/shortcut-keys.ts';
import {
  BinIcon,
  CommentIcon,
  DetailsIcon,
  DuplicateIcon,
  FindIcon,
  HistoryIcon,
  PreviewIcon,
  PublishIcon,
  ReadyIcon,
  ShareIcon,
} from '#renderer/ui/lazy/admin-icons.ts';

type Run = (() => void) | null | undefined;
type Toggled = { readonly onToggle: () => void } | null | undefined;

/** What the bar offers; null where it isn't there. */
interface Actions {
  readonly comments?: Toggled;
  readonly details: Toggled;
  readonly preview: Toggled;
  readonly publishLabel: string;
  /** Something pasted isn't in its text yet: it would be published without that. */
  readonly isPasting: boolean;
  readonly onPublish: Run;
  readonly onReady?: Run;
  readonly onHistory: Run;
  readonly onFind: Run;
  readonly onShare?: Run;
  readonly onDuplicate: Run;
  readonly onBin: Run;
}

/** Offers in the palette what the bar offers for the item that is open. */
export function useEditorCommands(actions: Actions): void {
  const { t } = useTranslation(['editor', 'revisions', 'preview', 'list', 'comments', 'review', 'find']);
  const { comments, details, isPasting, onBin, onDuplicate, onFind, onHistory, onPublish, onReady, onShare, preview } =
    actions;
  const all: readonly (Omit<PaletteCommand, 'run'> & { readonly run: Run })[] = [
    { key: 'publish', label: actions.publishLabel, Icon: PublishIcon, run: isPasting ? null : onPublish },
    { key: 'ready', label: t('review:markLong'), Icon: ReadyIcon, run: onReady },
    { key: 'preview', label: t('preview:title'), Icon: PreviewIcon, run: preview?.onToggle },
    { key: 'history', label: t('revisions:title'), Icon: HistoryIcon, run: onHistory },
    {
      key: 'comments',
      label: t('comments:title'),
      Icon: CommentIcon,
      run: comments?.onToggle,
      keys: ADMIN_KEYS.comments,
    },
    { key: 'details', label: t('details'), Icon: DetailsIcon, run: details?.onToggle, keys: ADMIN_KEYS.details },
    { key: 'find', label: t('find:title'), Icon: FindIcon, run: onFind, keys: ADMIN_KEYS.find },
    { key: 'share', label: t('preview:share.title'), Icon: ShareIcon, run: onShare },
    { key: 'duplicate', label: t('duplicate'), Icon: DuplicateIcon, run: onDuplicate },
    { key: 'bin', label: t('list:bin.move'), Icon: BinIcon, run: onBin },
  ];
  usePaletteCommands(all.flatMap(({ run, ...command }) => (run ? [{ ...command, run }] : [])));
}
