import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePlatform, type Announcer } from '../../../platform/port.ts';
import { BellIcon } from '../../../ui/private/inbox-icons.ts';

/** Asks for notices of new messages: only where the device can show them, and only when the person presses this. */
export function NoticeQuestion() {
  const { t } = useTranslation();
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
          {t('inbox.askNotices')}
        </button>
      )}
      <p role="status" className="inbox-note">
        {answer === true && t('inbox.noticesOn')}
        {answer === false && t('inbox.noticesOff')}
      </p>
    </div>
  );
}
