import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ADMIN_KEYS } from '#renderer/admin/shortcut-keys.ts';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { OnDeviceIcon, SavedIcon, UnreachedIcon, UnsavedIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { spokenKeys } from '#renderer/ui/lazy/shortcut-labels.ts';
import { Tooltip, Tooltips } from '#renderer/ui/lazy/tooltip.tsx';
import { LoginLink, TRY_AGAIN } from './login-link.tsx';
import { type EditableDraft, needsLogin, type SaveState } from './editable-draft.ts';
import type { TFunction } from 'i18next';
import type { Language } from '#domain/localized.ts';
import { listMoment } from '#renderer/i18n/moments.ts';

const SAVE_STATUS =
  'save-status flex flex-wrap gap-x-3 gap-y-1 items-center justify-end min-w-0 text-ok text-[0.938rem] ' +
  'leading-[1.35] data-[kind=typing]:text-ink-3 data-[kind=failed]:text-warn ' +
  'data-[kind=nowhere]:text-danger data-[kind=nowhere]:font-bold print:hidden';
const SAVE_STATUS_TEXT = 'save-status-words flex gap-2 items-center min-w-0 tabular-nums';
/** What goes well is an icon: its words are its tooltip, and stand beside it where the bar has room. */
const QUIET =
  'justify-center min-w-11 min-h-11 rounded-[8px] hover:bg-sunk [&>span]:sr-only @min-[96rem]:px-2.5 ' +
  '@min-[96rem]:[&>span]:not-sr-only @min-[96rem]:[&>span]:whitespace-nowrap';

const ICONS: Record<Exclude<SaveState['kind'], 'untouched'>, ComponentType> = {
  typing: UnsavedIcon,
  device: OnDeviceIcon,
  server: SavedIcon,
  failed: UnreachedIcon,
  nowhere: AlertIcon,
};

interface Props {
  readonly saveState: SaveState;
  /** Tries again at once. */
  readonly onSave: () => void;
  /** Called when the user returns from the login. */
  readonly onReturn: () => void;
}

/**
 * The save status of a draft. It is rendered synchronously with each letter, unlike the rest of the editor, which is rendered in
 * transitions: it never shows visible letters as saved before they are.
 */
export function DraftSaveStatus({ draft }: { readonly draft: EditableDraft<unknown> }) {
  const subscribe = useCallback((listener: () => void) => draft.subscribe(listener), [draft]);
  const saveState = useSyncExternalStore(subscribe, () => draft.read().saveState);
  return <SaveStatus saveState={saveState} onSave={() => void draft.save()} onReturn={() => draft.retry()} />;
}

/**
 * How safe what is written is, always in sight: an icon with its words, which saves at once, and trouble always in words. It is read
 * aloud only when it stops being saved, and when it is again.
 */
export function SaveStatus({ saveState, onSave, onReturn }: Props) {
  const { t } = useTranslation('drafts');
  const { language } = useLanguage();
  const shown = useSteadySaveState(saveState);
  const words = saveStatusText(t, shown, new Date(), language);
  const spoken = useSpoken(shown.kind, words);
  const Icon = shown.kind === 'untouched' ? null : ICONS[shown.kind];
  const isTrouble = shown.kind === 'failed' || shown.kind === 'nowhere';
  return (
    <div className={SAVE_STATUS} data-kind={shown.kind}>
      {Icon && isTrouble && (
        <p className={SAVE_STATUS_TEXT}>
          <Icon />
          <span>{words}</span>
        </p>
      )}
      {Icon && !isTrouble && (
        <Tooltips>
          <Tooltip text={words} side="bottom">
            <button
              type="button"
              className={`${SAVE_STATUS_TEXT} ${QUIET}`}
              aria-keyshortcuts={spokenKeys(ADMIN_KEYS.save)}
              onClick={onSave}
            >
              <Icon />
              <span>{words}</span>
            </button>
          </Tooltip>
        </Tooltips>
      )}
      {shown.kind === 'failed' && needsLogin(shown.reason) && <LoginLink onReturn={onReturn} />}
      {isTrouble && (
        <button type="button" className={TRY_AGAIN} onClick={onSave}>
          {t('again')}
        </button>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

/** What is read aloud: a failure once, and the first word that everything is saved after one. */
function useSpoken(kind: SaveState['kind'], words: string): string {
  const [spoken, setSpoken] = useState('');
  const troubled = useRef(false);
  useEffect(() => {
    const trouble = kind === 'failed' || kind === 'nowhere';
    if (!trouble && !(troubled.current && kind === 'server')) return;
    troubled.current = trouble;
    setSpoken(words);
  }, [kind, words]);
  return spoken;
}

/** The sentence about the save status; empty where nothing was changed. */
function saveStatusText(t: TFunction<'drafts'>, saveState: SaveState, now: Date, language: Language): string {
  const time = (iso: string) => listMoment(new Date(iso), now, language);
  switch (saveState.kind) {
    case 'untouched':
      return '';
    case 'typing':
      return t('unsaved');
    case 'device':
      return t('device', { time: time(saveState.at) });
    case 'server':
      return t('server', { time: time(saveState.at) });
    case 'failed':
      return failureMessage(t, saveState.code, saveState.reason ?? '');
    case 'nowhere':
      return t('nowhere');
  }
}

/** `reason` is the backend's own code. A request without a response leaves the outcome open. */
function failureMessage(t: TFunction<'drafts'>, code: string, reason: string): string {
  if (reason === '42501') return t('noRight');
  if (reason === 'PT403') return t('oneLanguage');
  if (reason === 'PT409') return t('inBin');
  if (reason === 'PT404') return t('erased');
  // The document isn't one (PT400), or holds what no text of the database may hold.
  if (/^(PT400|PGRST102|2[23]\w{3})$/.test(reason)) return t('notTaken');
  if (code === 'disk-full') return t('full');
  if (needsLogin(reason)) return t('login');
  return code === 'refused' ? t('notTaken') : t('failed');
}

/** Good news is shown after this many ms, so that it doesn't flicker with every pause in typing. */
const CALM_MS = 800;

/** The more, the safer. */
const SAFETY: Record<SaveState['kind'], number> = {
  nowhere: 0,
  typing: 1,
  failed: 2,
  device: 3,
  server: 4,
  untouched: 4,
};

/** How safe what is written is, as it is shown: bad news at once, good news when it holds. */
function useSteadySaveState(saveState: SaveState): SaveState {
  const [calm, setCalm] = useState(saveState);
  useEffect(() => {
    const unsafe = SAFETY[saveState.kind] < SAFETY.failed;
    const timer = setTimeout(() => setCalm(saveState), unsafe ? 0 : CALM_MS);
    return () => clearTimeout(timer);
  }, [saveState]);
  return SAFETY[calm.kind] > SAFETY[saveState.kind] ? saveState : calm;
}
