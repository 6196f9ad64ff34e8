import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DATA_SAVER_CHOICE } from '#domain/display-settings.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Part } from '#renderer/ui/lazy/choices.tsx';
import { findDataSaver, type DataSaver } from '#renderer/ui/lazy/display-settings.ts';
import { Switch } from '#renderer/ui/lazy/switch.tsx';

/** The switch for loading pictures only on request; nothing where the device has no data saver. */
export function DataSaverPart() {
  const { t } = useTranslation(['display']);
  const { preferences } = usePlatform();
  const [known, setKnown] = useState<{ readonly saver: DataSaver; readonly on: boolean } | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const saver = await findDataSaver();
      const on = await saver?.read();
      if (isWanted && saver && on !== undefined) setKnown({ saver, on });
    };
    look().catch((error: unknown) => console.warn('The data saver can’t be asked:', error));
    return () => {
      isWanted = false;
    };
  }, []);
  if (!known) return null;
  const { saver } = known;
  const write = async (on: boolean) => {
    const now = await saver.write(on);
    // Pages have to know at once, when a picture didn't come, whether to offer it.
    preferences.writeChoice(DATA_SAVER_CHOICE, now ? 'on' : 'off');
    setKnown({ saver, on: now });
    setRefused(now !== on);
  };
  return (
    <Part label={t('saver')}>
      <Switch label={t('saver.on')} on={known.on} describedBy="data-saver-help" onChange={(on) => void write(on)} />
      <p id="data-saver-help" className="text-ink-2 text-small leading-[1.45]">
        {saver.isSuggested() && !known.on && `${t('saver.suggested')} `}
        {t('saver.help')}
      </p>
      <p role="status" className={isRefused ? 'font-semibold text-danger' : 'sr-only'}>
        {isRefused && t('refused')}
      </p>
    </Part>
  );
}
