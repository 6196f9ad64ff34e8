import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_CHOICES } from '#domain/library.ts';
import type { Language } from '#domain/localized.ts';
import type { StoredPictures, PictureStatus, PictureSync } from '../../data/offline-library.ts';
import { byteSize } from '../../i18n/byte-size.ts';
import { useLanguage } from '../../i18n/language.ts';
import { wholeNumber } from '../../i18n/numbers.ts';
import { Choices } from '../../ui/lazy/choices.tsx';

const NAMES = { none: 'library:pictures.none', small: 'library:pictures.small', all: 'library:pictures.all' } as const;

/** Which pictures are kept beside the texts, how many are here, and how far the others are. */
export function PicturesSection({ pictures }: { readonly pictures: PictureSync }) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const status = useSyncExternalStore(pictures.subscribe, pictures.read);
  const { choice, progress, kept } = status;
  return (
    <>
      <div>
        <Choices
          label={t('pictures.title')}
          help={t('pictures.help')}
          values={PICTURE_CHOICES}
          chosen={choice}
          nameOf={(value) => t(NAMES[value])}
          onChoose={(value) => void pictures.choose(value)}
        />
      </div>
      {!pictures.shipped.areFetched && <p className="text-ink-2">{t('pictures.withApp')}</p>}
      {/* Only whole sentences are read out, not each picture that comes. */}
      <p aria-live="polite" className="max-w-[38.1em] empty:hidden">
        {sentences(status, language, t).join(' ')}
      </p>
      {progress !== null && (
        <p className="text-small text-ink-2 tabular-nums">
          {t('pictures.busy', { done: progress.done, total: progress.total })}
        </p>
      )}
      {kept === null && progress === null && <p className="text-ink-2">{t('pictures.counting')}</p>}
    </>
  );
}

function sentences(
  { progress, problem, kept }: PictureStatus,
  language: Language,
  t: TFunction<['library']>,
): readonly string[] {
  if (progress !== null || kept === null) return [];
  return [
    kept.drawings + kept.uploaded + kept.others > 0 ? here(kept, language, t) : '',
    kept.missing > 0 ? t('pictures.missing', { count: kept.missing }) : '',
    problem === 'full' ? t('full') : '',
    problem === 'storage' ? t('pictures.refused') : '',
    typeof problem === 'object' && problem !== null ? t('pictures.failed') : '',
  ].filter(Boolean);
}

function here(
  { drawings, uploaded, others, bytes }: StoredPictures,
  language: Language,
  t: TFunction<['library']>,
): string {
  const number = (value: number) => wholeNumber(value, language);
  return t('pictures.here', {
    ...{ number: number(drawings + uploaded), drawings: number(drawings), uploaded: number(uploaded) },
    ...{ others: number(others), size: byteSize(bytes, language) },
  });
}
