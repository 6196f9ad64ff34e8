import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx';
import { UnreachedIcon, EditingIcon } from '#renderer/ui/private/admin-icons.ts';
import { saveStatusText } from './save-status-text.ts';
import { LoginInNewTab, TRY_AGAIN } from './login-in-new-tab.tsx';
import { needsLogin } from './needs-login.ts';
import { useSteadySaveState } from './use-steady-save-state.ts';
import type { SaveState } from './editable-draft.ts';

const SAVE_STATUS =
  'draft-keeping flex flex-wrap gap-x-3 gap-y-1 items-center justify-end min-w-0 text-ok text-[0.938rem] ' +
  'leading-[1.35] data-[kind=typing]:text-ink-3 data-[kind=failed]:text-warn ' +
  'data-[kind=nowhere]:text-danger data-[kind=nowhere]:font-bold print:hidden';
const SAVE_STATUS_TEXT = 'draft-keeping-words flex gap-2 items-center min-w-0 tabular-nums';

const ICONS: Record<Exclude<SaveState['kind'], 'untouched'>, ComponentType> = {
  typing: EditingIcon,
  device: CheckIcon,
  server: CheckIcon,
  failed: UnreachedIcon,
  nowhere: AlertIcon,
};

interface Props {
  readonly saveState: SaveState;
  /** Tries again at once. */
  readonly onSave: () => void;
  /** Somebody comes back from the login. */
  readonly onReturn: () => void;
}

/** How safe what is written is, always in sight. It is read aloud only when it stops being saved, and when it is again. */
export function SaveStatus({ saveState, onSave, onReturn }: Props) {
  const { t } = useTranslation('drafts');
  const { language } = useLanguage();
  const shown = useSteadySaveState(saveState);
  const words = saveStatusText(t, shown, new Date(), language);
  const spoken = useSpoken(shown.kind, words);
  const Icon = shown.kind === 'untouched' ? null : ICONS[shown.kind];
  return (
    <div className={SAVE_STATUS} data-kind={shown.kind}>
      {Icon && (
        <p className={SAVE_STATUS_TEXT}>
          <Icon />
          <span className="max-[30em]:in-[.editor-bar-conflict+.draft-keeping]:sr-only">{words}</span>
        </p>
      )}
      {shown.kind === 'failed' && needsLogin(shown.reason) && <LoginInNewTab onReturn={onReturn} />}
      {(shown.kind === 'failed' || shown.kind === 'nowhere') && (
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
