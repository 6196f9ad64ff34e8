import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#renderer/ui/button.tsx';
import { BellIcon } from '#renderer/ui/on-demand/admin-icons.ts';
import { useNotifier } from './use-notifier.ts';

/** Asks for notices of new messages: only where the device can show them, and only when the person presses this. */
export function NotificationQuestion() {
  const { t } = useTranslation('inbox');
  const notifier = useNotifier();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const asks = notifier?.allowed() === 'ask' && answer === null;
  return (
    // Without a box of its own: where there is nothing to ask or tell it takes no room beside its neighbours.
    <div className="contents">
      {asks && (
        <button
          type="button"
          className={buttonClass('outline', 'sm')}
          onClick={() => void notifier.ask().then(setAnswer, () => setAnswer(false))}
        >
          <BellIcon />
          {t('askNotices')}
        </button>
      )}
      <p role="status" className="text-ink-2 empty:hidden">
        {answer === true && t('noticesOn')}
        {answer === false && t('noticesOff')}
      </p>
    </div>
  );
}
