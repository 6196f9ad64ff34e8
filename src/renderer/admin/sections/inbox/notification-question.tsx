import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform, type Announcer } from '#renderer/platform/port.ts';
import { BellIcon } from '#renderer/ui/private/inbox-icons.ts';

/** Asks for notices of new messages: only where the device can show them, and only when the person presses this. */
export function NotificationQuestion() {
  const { t } = useTranslation('inbox');
  const platform = usePlatform();
  const [announcer, setAnnouncer] = useState<Announcer | null>(null);
  const [answer, setAnswer] = useState<boolean | null>(null);
  useEffect(() => {
    let wanted = true;
    platform.announcer().then(
      (found) => wanted && setAnnouncer(found),
      // The companion of this section has told the console already.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [platform]);
  const asks = announcer?.allowed() === 'ask' && answer === null;
  return (
    <div>
      {asks && (
        <button
          type="button"
          className="inbox-button"
          onClick={() => void announcer.ask().then(setAnswer, () => setAnswer(false))}
        >
          <BellIcon />
          {t('askNotices')}
        </button>
      )}
      <p role="status" className="inbox-note">
        {answer === true && t('noticesOn')}
        {answer === false && t('noticesOff')}
      </p>
    </div>
  );
}
