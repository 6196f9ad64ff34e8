import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibrarySync } from '#renderer/data/offline-library.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { buttonClass } from '#renderer/ui/button.tsx';

const PackParts = lazy(async () => ({ default: (await import('./pack-parts.tsx')).PackParts }));

interface Props {
  readonly library: LibrarySync;
  /** Another number where the library is another one. */
  readonly version: number;
}

/** Loads the code of packs on demand, because few visitors use them. In the app, packs may also be opened from outside the page. */
export function PackLoader({ library, version }: Props) {
  const { t } = useTranslation(['library']);
  const platform = usePlatform();
  const [pressed, setPressed] = useState(false);
  if (!library.openPacks) return null;
  if (pressed || platform.app !== null)
    return (
      <Suspense>
        {/* The button that was pressed is gone: keyboards go on from here. */}
        <div ref={pressed ? focusOn : undefined} tabIndex={-1} className="grid gap-8">
          <PackParts library={library} version={version} />
        </div>
      </Suspense>
    );
  return (
    <section className="grid justify-items-start gap-4 border-t-[1.5px] border-line pt-5">
      <h2 className="type-h3 font-extrabold">{t('pack.title')}</h2>
      <p className="max-w-[38.1em] text-ink-2">{t('pack.lead')}</p>
      <button type="button" className={buttonClass('outline')} onClick={() => setPressed(true)}>
        {t('pack.show')}
      </button>
    </section>
  );
}

function focusOn(part: HTMLElement | null): void {
  part?.focus();
}
