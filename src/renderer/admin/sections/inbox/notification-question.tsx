import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#renderer/ui/button.tsx';
import { BellIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useNotifier } from './use-notifier.ts';

/** The button that requests the permission for notifications: only where the device supports them, and only when it is pressed. */
export function NotificationQuestion() {
  const { t } = useTranslation('inbox');
  const notifier = useNotifier();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const asks = notifier?.allowed() === 'ask' && answer === null;
  return (
    // Without a box of its own: where it is empty it takes no room.
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
