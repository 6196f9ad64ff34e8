import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { recoveredDraftTime } from './recovered-draft-time.ts';
import type { EditableDraft } from './editable-draft.ts';

interface Props {
  readonly found: { readonly writtenAt: string };
  readonly editable: Pick<EditableDraft<unknown>, 'continueFound' | 'discardFound'>;
  /** Called when the notice is closed, to move the focus. */
  readonly onAnswered?: () => void;
}

/** What this device still had is on the screen: the person goes on with it, or throws it away. */
export function RecoveredDraftNotice({ found, editable, onAnswered }: Props) {
  const { t, i18n } = useTranslation('drafts');
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const words = t('found', { when: recoveredDraftTime(i18n.t, found.writtenAt, now, language) });
  const spoken = useAfterMount(words);
  const goOn = () => {
    editable.continueFound();
    onAnswered?.();
  };
  const discard = () => {
    const undo = editable.discardFound();
    onAnswered?.();
    const bringBack = () => {
      if (!undo()) void showToast({ kind: 'error', title: t('undoLate') });
    };
    void showToast({ kind: 'info', title: t('discarded'), action: { label: t('undo'), run: bringBack } });
  };
  return (
    <div className="draft-found flex flex-wrap gap-x-4 gap-y-2 items-center px-7 py-2.5 border-b-[1.5px] border-line bg-accent-soft text-ink max-md:px-5">
      <p className="draft-found-words flex-[1_1_20rem] font-semibold">{words}</p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="flex flex-wrap gap-2.5 max-md:flex-auto max-md:*:flex-auto">
        <Button size="sm" onClick={goOn}>
          {t('continue')}
        </Button>
        <Button size="sm" variant="outline" onClick={discard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

/** A live region's text, set after its mount: screen readers only announce later changes. */
function useAfterMount(words: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), 100);
    return () => clearTimeout(timer);
  }, [words]);
  return spoken;
}
