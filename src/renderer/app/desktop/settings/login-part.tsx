import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform, type SessionStorage } from '#renderer/platform/port.ts';
import { Part } from '#renderer/ui/lazy/choices.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';

type Place = Awaited<ReturnType<SessionStorage['keeping']>>['place'];

const WORDS = {
  safe: 'desktop:settings.keepingSafe',
  file: 'desktop:settings.keepingFile',
  memory: 'desktop:settings.keepingMemory',
} as const satisfies Record<Place, string>;

/** Where the session is stored and, if it ends with the app, the choice of a less safe place. */
export function LoginPart() {
  const { t } = useTranslation(['desktop']);
  const { session } = usePlatform();
  const [place, setPlace] = useState<Place | null>(null);
  const [refused, setRefused] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let wanted = true;
    void session.keeping().then((storage) => wanted && setPlace(storage.place));
    return () => {
      wanted = false;
    };
  }, [session]);
  const keep = async () => {
    setRefused(!(await session.keepInFile()));
    setPlace((await session.keeping()).place);
    // The button may be gone, so the focus moves to the message about the result.
    said.current?.focus();
  };
  return (
    <Part label={t('settings.keeping')}>
      <p ref={said} tabIndex={-1} role="status" className="focus:outline-none">
        {refused ? t('keeping.refused') : place && t(WORDS[place])}
      </p>
      {place === 'memory' && (
        <div>
          <button
            type="button"
            className={buttonClass('outline', 'sm')}
            onClick={() => void keep()}
            aria-describedby="settings-risk"
          >
            {t('keeping.keep')}
          </button>
          <p id="settings-risk" className="text-ink-2 text-small leading-[1.45]">
            {t('keeping.risk')}
          </p>
        </div>
      )}
    </Part>
  );
}
