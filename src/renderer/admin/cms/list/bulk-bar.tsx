import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftCard } from '#domain/draft.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { BusyLeaves, Button } from '#renderer/ui/button.tsx';
import {
  BinIcon,
  EraseIcon,
  PublishIcon,
  RestoreIcon,
  TagIcon,
  UnfoldIcon,
  UntagIcon,
  WithdrawIcon,
} from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuItem, MenuRule } from '#renderer/ui/lazy/menu.tsx';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { useLanguageNames } from '../language-names.ts';
import { waiting } from './bulk-wait.ts';
import type { ListGrouping, TagDialogProps } from './list-messages.ts';
import type { BulkAction } from './perform-bulk-action.ts';
import { SelectionExport } from './selection-export.tsx';
import type { ListAction } from './use-draft-list.ts';

interface Props {
  readonly cards: readonly DraftCard[];
  readonly inBin: boolean;
  readonly doing: ListAction['kind'] | null;
  readonly onRun: (action: ListAction) => void;
  /** The collection's name in the backend. */
  readonly collection: string;
  /** Null where nothing is grouped. */
  readonly grouping: ListGrouping | null;
}

type ActionsProps = Pick<Props, 'doing' | 'onRun'>;

const WIDE = 'hidden flex-wrap gap-2 @min-[56rem]:flex';
const NARROW = '@min-[56rem]:hidden';

/** What can be done with the selected rows. It stands where the list's line is, so that no row moves. */
export function BulkBar({ cards, inBin, collection, grouping, ...actions }: Props) {
  const { t } = useTranslation('data-table');
  return (
    <div role="group" aria-label={t('bulk')} className="flex flex-wrap gap-2">
      {inBin ? (
        <BinActions count={cards.length} {...actions} />
      ) : (
        <DraftActions cards={cards} grouping={grouping} {...actions} />
      )}
      <SelectionExport key={cards.length} {...{ collection, cards, grouping }} />
    </div>
  );
}

function DraftActions({ cards, doing, onRun, grouping }: Omit<Props, 'inBin' | 'collection'>) {
  const { t } = useTranslation('list');
  const [asking, setAsking] = useState<TagDialogProps['kind'] | null>(null);
  const [completing, setCompleting] = useState<string | null>(null);
  const TagDialog = grouping?.TagDialog;
  const completions = grouping?.completions ?? {};
  const CompletionDialog = completing === null ? undefined : completions[completing]?.Dialog;
  const isTagging = doing === 'tag' || doing === 'untag';
  return (
    <>
      <div className={WIDE}>
        <Menu trigger={<MenuButton words={t('publish')} busy={doing === 'publish'} {...waiting(doing !== null)} />}>
          <PublishItems onRun={onRun} />
        </Menu>
        {TagDialog && (
          <Menu trigger={<MenuButton words={t('tags')} busy={isTagging} {...waiting(doing !== null)} />}>
            <TagItems onAsk={setAsking} />
          </Menu>
        )}
        {grouping?.completions && (
          <Menu trigger={<MenuButton words={t('forAll')} busy={doing === 'complete'} {...waiting(doing !== null)} />}>
            <CompletionItems completions={completions} onAsk={setCompleting} />
          </Menu>
        )}
        <ActionButton kind="withdraw" doing={doing} onRun={onRun} />
        <ActionButton kind="bin" doing={doing} onRun={onRun} />
      </div>
      <div className={NARROW}>
        <Menu trigger={<MenuButton words={t('actions')} busy={doing !== null} {...waiting(doing !== null)} />}>
          <PublishItems onRun={onRun} />
          <MenuRule />
          {TagDialog && (
            <>
              <TagItems onAsk={setAsking} />
              <MenuRule />
            </>
          )}
          {grouping?.completions && (
            <>
              <CompletionItems completions={completions} onAsk={setCompleting} />
              <MenuRule />
            </>
          )}
          <MenuItem icon={WithdrawIcon} onSelect={() => onRun({ kind: 'withdraw' })}>
            {t('withdraw')}
          </MenuItem>
          <MenuItem icon={BinIcon} onSelect={() => onRun({ kind: 'bin' })}>
            {t('bin.move')}
          </MenuItem>
        </Menu>
      </div>
      {TagDialog && asking && (
        <TagDialog
          kind={asking}
          count={cards.length}
          onChoose={(tags) => {
            setAsking(null);
            onRun({ kind: asking, tags });
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {CompletionDialog && (
        <CompletionDialog
          count={cards.length}
          publishes={false}
          replaced={cards.filter(({ image, topic }) => (completing === 'image' ? image !== '' : topic !== null)).length}
          onChoose={(change) => {
            setCompleting(null);
            onRun({ kind: 'complete', languages: [], ids: cards.map(({ id }) => id), change });
          }}
          onClose={() => setCompleting(null)}
        />
      )}
    </>
  );
}

interface CompletionItemsProps {
  readonly completions: NonNullable<ListGrouping['completions']>;
  readonly onAsk: (field: string) => void;
}

/** What all of them can get at once. */
function CompletionItems({ completions, onAsk }: CompletionItemsProps) {
  return Object.entries(completions).map(([field, { label, Icon }]) => (
    <MenuItem key={field} icon={Icon} onSelect={() => onAsk(field)}>
      {label}
    </MenuItem>
  ));
}

function TagItems({ onAsk }: { readonly onAsk: (kind: TagDialogProps['kind']) => void }) {
  const { t } = useTranslation('list');
  return (
    <>
      <MenuItem icon={TagIcon} onSelect={() => onAsk('tag')}>
        {t('tag')}
      </MenuItem>
      <MenuItem icon={UntagIcon} onSelect={() => onAsk('untag')}>
        {t('untag')}
      </MenuItem>
    </>
  );
}

/** One language to publish, or both. */
export function PublishItems({ onRun }: { readonly onRun: (action: BulkAction) => void }) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation('list');
  return (
    <>
      {LANGUAGES.map((language) => (
        <MenuItem key={language} icon={PublishIcon} onSelect={() => onRun({ kind: 'publish', languages: [language] })}>
          {t('publishIn', { language: languageNames[language] })}
        </MenuItem>
      ))}
      <MenuItem icon={PublishIcon} onSelect={() => onRun({ kind: 'publish', languages: LANGUAGES })}>
        {t('publishBoth')}
      </MenuItem>
    </>
  );
}

function BinActions({ count, doing, onRun }: ActionsProps & { readonly count: number }) {
  const { t } = useTranslation(['list', 'common']);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <div className={WIDE}>
        <ActionButton kind="restore" doing={doing} onRun={onRun} />
        <Button
          variant="destructive"
          size="sm"
          busy={doing === 'erase'}
          busyLabel={t('working')}
          {...waiting(doing !== null)}
          onClick={() => setAsking(true)}
        >
          {t('bin.forever')}
        </Button>
      </div>
      <div className={NARROW}>
        <Menu trigger={<MenuButton words={t('actions')} busy={doing !== null} {...waiting(doing !== null)} />}>
          <MenuItem icon={RestoreIcon} onSelect={() => onRun({ kind: 'restore' })}>
            {t('bin.restore')}
          </MenuItem>
          <MenuItem icon={EraseIcon} onSelect={() => setAsking(true)}>
            {t('bin.forever')}
          </MenuItem>
        </Menu>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('eraseAsk', { count })}
          action={t('bin.forever')}
          busyLabel={t('working')}
          destructive
          mutationKey={['drafts', 'erase question']}
          // The list runs the action and shows its result.
          onConfirm={() => Promise.resolve()}
          onDone={() => {
            close();
            onRun({ kind: 'erase' });
          }}
          failureText={({ code }) => t(errorMessageKey(code))}
          onClose={close}
        >
          <p>{t('eraseFinal')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const ACTIONS = {
  withdraw: { label: 'list:withdraw', Icon: WithdrawIcon },
  bin: { label: 'list:bin.move', Icon: BinIcon },
  restore: { label: 'list:bin.restore', Icon: RestoreIcon },
} as const;

function ActionButton({ kind, doing, onRun }: ActionsProps & { readonly kind: keyof typeof ACTIONS }) {
  const { t } = useTranslation(['list']);
  const { label, Icon } = ACTIONS[kind];
  return (
    <Button variant="outline" size="sm" title={t(label)} {...waiting(doing !== null)} onClick={() => onRun({ kind })}>
      {doing === kind ? <BusyLeaves /> : <Icon />}
      {/* Beside the other buttons there is no room for its words: with them the bar would take two lines, and the rows would move. */}
      <span className={kind === 'restore' ? '' : '@max-[80rem]:sr-only'}>{t(label)}</span>
    </Button>
  );
}

interface MenuButtonProps {
  readonly words: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly 'aria-describedby'?: string;
}

/** A button that opens a menu, which passes it the necessary props. */
function MenuButton({ words, busy, ...rest }: MenuButtonProps) {
  return (
    <Button variant="outline" size="sm" {...rest} disabled={busy || rest.disabled === true}>
      {busy ? <BusyLeaves /> : words}
      {busy && <span className="sr-only">{words}</span>}
      <UnfoldIcon />
    </Button>
  );
}
