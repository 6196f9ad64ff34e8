import './keeping-line.css';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx';
import { UnreachedIcon, WritingIcon } from '#renderer/ui/private/keeping-icons.ts';
import { keepingWords } from './keeping-words.ts';
import { LoginBeside } from './login-beside.tsx';
import { needsLogin } from './needs-login.ts';
import { useCalmKeeping } from './use-calm-keeping.ts';
import type { Keeping } from './working-copy.ts';

const ICONS: Record<Exclude<Keeping['kind'], 'untouched'>, ComponentType> = {
  typing: WritingIcon,
  device: CheckIcon,
  server: CheckIcon,
  failed: UnreachedIcon,
  nowhere: AlertIcon,
};

interface Props {
  readonly keeping: Keeping;
  /** Tries again at once. */
  readonly onSave: () => void;
  /** Somebody comes back from the login. */
  readonly onReturn: () => void;
}

/** How safe what is written is, always in sight. It is read aloud only when it stops being saved, and when it is again. */
export function KeepingLine({ keeping, onSave, onReturn }: Props) {
  const { t } = useTranslation('drafts');
  const { language } = useLanguage();
  const shown = useCalmKeeping(keeping);
  const words = keepingWords(t, shown, new Date(), language);
  const spoken = useSpoken(shown.kind, words);
  const Icon = shown.kind === 'untouched' ? null : ICONS[shown.kind];
  return (
    <div className="draft-keeping" data-kind={shown.kind}>
      {Icon && (
        <p className="draft-keeping-words">
          <Icon />
          <span>{words}</span>
        </p>
      )}
      {shown.kind === 'failed' && needsLogin(shown.reason) && <LoginBeside onReturn={onReturn} />}
      {(shown.kind === 'failed' || shown.kind === 'nowhere') && (
        <button type="button" className="draft-keeping-again" onClick={onSave}>
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
function useSpoken(kind: Keeping['kind'], words: string): string {
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
