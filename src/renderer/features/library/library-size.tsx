import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibrarySize as Size } from '#domain/library.ts';
import type { Result } from '#domain/result.ts';
import type { OfflineLibrary } from '../../data/offline-library.ts';
import { byteSize } from '../../i18n/byte-size.ts';
import { useLanguage } from '../../i18n/language.ts';

/** The size of the download, shown before it starts. */
export function LibrarySize({ library }: { readonly library: OfflineLibrary }) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const [size, setSize] = useState<Result<Size> | null>(null);
  useEffect(() => {
    let wanted = true;
    void library.measure().then((measured) => wanted && setSize(measured));
    return () => {
      wanted = false;
    };
  }, [library]);
  if (size === null) return t('measuring');
  if (!size.ok) return t('sizeUnknown');
  const { shipped } = library.pictures;
  const texts = t('size', { count: size.value.count, size: byteSize(size.value.bytes, language) });
  if (!shipped.areFetched || library.pictures.read().choice === 'none') return texts;
  return `${texts} ${t('sizeDrawings', { count: shipped.count, size: byteSize(shipped.bytes, language) })}`;
}
