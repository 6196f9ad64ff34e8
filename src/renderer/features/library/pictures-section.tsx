import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_CHOICES } from '#domain/library.ts';
import type { PictureStatus, PictureSync } from '../../data/offline-library.ts';
import { Choices } from '../../ui/on-demand/choices.tsx';

const NAMES = { none: 'library:pictures.none', small: 'library:pictures.small', all: 'library:pictures.all' } as const;

/** Which pictures are kept beside the texts, and how far they are. */
export function PicturesSection({ pictures }: { readonly pictures: PictureSync }) {
  const { t } = useTranslation(['library']);
  const status = useSyncExternalStore(pictures.subscribe, pictures.read);
  const { choice, progress } = status;
  return (
    <>
      <Choices
        label={t('pictures.title')}
        help={t('pictures.help')}
        values={PICTURE_CHOICES}
        chosen={choice}
        nameOf={(value) => t(NAMES[value])}
        onChoose={(value) => void pictures.choose(value)}
      />
      {/* Only whole sentences are read out, not each picture that comes. */}
      <p aria-live="polite">{sentence(status, t)}</p>
      {progress !== null && (
        <p className="text-small text-ink-2 tabular-nums">
          {t('pictures.busy', { done: progress.done, total: progress.total })}
        </p>
      )}
    </>
  );
}

function sentence({ choice, progress, problem, count }: PictureStatus, t: TFunction<['library']>): string {
  if (problem === 'full') return t('full');
  if (problem === 'storage') return t('pictures.refused');
  if (problem !== null) return t('pictures.failed');
  return progress === null && count !== null && choice !== 'none' ? t('pictures.here', { count }) : '';
}
