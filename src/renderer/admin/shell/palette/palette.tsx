import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { ADMIN_KEYS, isPressed } from '#renderer/admin/shortcut-keys.ts';
import { useDebouncedValue } from '#renderer/ui/lazy/use-debounced-value.ts';
import { SEARCH_PAUSE_MS } from '#renderer/ui/use-typed-search.ts';
import { offeredCommands, type PaletteCommand } from '#renderer/admin/palette-commands.ts';
import { PaletteResults } from './palette-results.tsx';
import { type PaletteEntry, usePaletteGroups } from './use-palette-groups.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { folded } from '#domain/folded.ts';
import { LANGUAGES } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/result.ts';
import { type RecentDraft, recentDraftsQuery } from '#renderer/data/collections/recent-drafts.ts';
import { useAccountsRequest } from '#renderer/session/use-request.ts';

const LONGEST_QUERY = 200;

interface Props {
  /** What the parts of the screen behind it offer. */
  readonly offered: ReadonlySet<RefObject<readonly PaletteCommand[]>>;
  readonly onToggleSidebar: () => void;
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

/** Everything that one can do, and every place and item, in one list: by its name, with the keyboard or a finger. */
export function Palette({ offered, onToggleSidebar, onShortcuts, onClose }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState('');
  const query = typed.trim();
  const drafts = useFoundDrafts(query);
  const commands = offeredCommands(offered);
  const groups = usePaletteGroups({ query, drafts: drafts.rows, commands, onToggleSidebar, onShortcuts });
  const entries = groups.flatMap((group) => group.entries);
  // What was marked may be gone: then the first one is meant.
  const at = Math.max(
    entries.findIndex(({ key }) => key === marked),
    0,
  );
  const current = entries[at];
  const optionId = (key: string) => `${id}-${key.replace(/[^\w-]+/g, '-')}`;
  useInSight(current && optionId(current.key));

  const choose = (entry: PaletteEntry) => {
    // First, because what it opens may take the palette's place, and the palette would take the focus back.
    flushSync(onClose);
    entry.run();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter ends a word that is still being put together, and nothing else.
    if (event.nativeEvent.isComposing) return;
    if (isPressed(event.nativeEvent, ADMIN_KEYS.palette)) {
      event.preventDefault();
      if (!event.repeat) onClose();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setMarked(entries[(at + step + entries.length) % entries.length]?.key ?? '');
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current) choose(current);
    }
  };
  return (
    <Dialog title={t('palette.title')} closeLabel={t('keys.close')} onClose={onClose} size="list">
      <div className="palette flex flex-col gap-3">
        <input
          // The palette is opened to type.
          autoFocus
          type="text"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current.key)}
          aria-label={t('palette.hint')}
          placeholder={t('palette.hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_QUERY}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked('');
          }}
          onKeyDown={press}
          className="field-control palette-field"
        />
        <PaletteResults
          id={`${id}-results`}
          groups={groups}
          current={current}
          optionId={optionId}
          onMark={setMarked}
          onChoose={choose}
        />
        <Note count={entries.length} query={query} drafts={drafts} />
      </div>
    </Dialog>
  );
}

interface NoteProps {
  readonly count: number;
  readonly query: string;
  readonly drafts: FoundDrafts;
}

/** How the search goes, for the eye where something is missing, and for screen readers always. */
function Note({ count, query, drafts }: NoteProps) {
  const { t } = useTranslation(['admin', 'common']);
  const found = count === 0 ? t('palette.none') : t('palette.count', { count });
  const settled = query === '' && count > 0 ? '' : found;
  const text = drafts.failure
    ? `${t('palette.failed')} ${t(errorMessageKey(drafts.failure))}`
    : drafts.busy && query !== ''
      ? t('palette.searching')
      : settled;
  return (
    <p role="status" className="min-h-[1.55em] text-ink-2">
      {text}
    </p>
  );
}

/** Keeps the marked entry in sight. */
function useInSight(id: string | undefined): void {
  const first = useRef(true);
  useEffect(() => {
    // The list opens at its top, with its first heading.
    if (first.current) first.current = false;
    else if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

const MOST = 8;

interface FoundDrafts {
  readonly rows: readonly RecentDraft[];
  /** True while the current query's response is pending. */
  readonly busy: boolean;
  /** Why it didn't come. */
  readonly failure: ErrorCode | null;
}

/** The items that a query finds by their titles; without one, those that were edited last. */
function useFoundDrafts(query: string): FoundDrafts {
  const rested = useDebouncedValue(query, query === '' ? 0 : SEARCH_PAUSE_MS);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...recentDraftsQuery(useAccountsRequest(), rested, MOST),
    placeholderData: keepPreviousData,
  });
  const rows = data ?? [];
  const settled = rested === query && !isPending && !isPlaceholderData;
  // Until the answer comes, what the last one found stays as far as it fits.
  return settled
    ? { rows, busy: false, failure: error?.code ?? null }
    : { rows: rows.filter(isTitled(query)), busy: true, failure: null };
}

function isTitled(query: string): (draft: RecentDraft) => boolean {
  const needle = folded(query);
  return ({ title }) => LANGUAGES.some((language) => folded(title[language]).includes(needle));
}
