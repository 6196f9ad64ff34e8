import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../platform/port.ts';

export interface OpenedProps {
  /** What is listed elsewhere on the page. */
  readonly besides?: ReadonlyMap<number, unknown> | undefined;
}

/** In place of the articles that were read on this device, where there are none: without a network, what to do. */
export function NothingOpened({ besides }: OpenedProps) {
  const { t } = useTranslation('library');
  const platform = usePlatform();
  if (besides || platform.app !== null || platform.hasNetwork()) return null;
  return <p className="max-w-[38.1em] font-bold">{t('opened.none')}</p>;
}
