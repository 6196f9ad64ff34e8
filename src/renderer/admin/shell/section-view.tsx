import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type AdminSection, STAYS } from '#renderer/admin/section.ts';
import { ErrorBoundary } from '../../page/error-boundary.tsx';
import { PageFailure } from '../../page/page-failure.tsx';
import { useReadersPlace } from '../../page/use-readers-place.ts';
import { WaitingEditor, WaitingSection } from '../../ui/lazy/skeletons.tsx';
import { useOpenedSection } from './use-opened-section.ts';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../i18n/portal-i18n.ts';
import { Picture } from '../../ui/picture.tsx';
import { useAddress } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

interface Props {
  /** null where no section has this path. */
  readonly section: AdminSection | null;
  readonly path: string;
  /** What stands behind the section's own address. */
  readonly rest: string;
}

/** One section, as far as it is there. What breaks in it leaves the rest of the admin area usable. */
export function SectionView({ section, path, rest }: Props) {
  const opened = useOpenedSection(section);
  const place = usePlace(path);
  useReadersPlace(place, opened.kind === 'opening' ? null : 'page');
  switch (opened.kind) {
    case 'missing':
      return <MissingSection path={path} />;
    case 'opening':
      return section && <Opening section={section} rest={rest} />;
    case 'soon':
      return section && <ComingSoon label={section.label} />;
    case 'there':
      return (
        <ErrorBoundary key={section?.path}>
          <opened.Screen rest={rest} />
        </ErrorBoundary>
      );
    case 'failed':
      return (
        <PageFailure
          code={opened.error instanceof TypeError ? 'offline' : null}
          detail={String(opened.error)}
          onRetry={opened.retry}
        />
      );
  }
}

/** Before the section's code is there, or it is known whether its table is. */
function Opening({ section, rest }: { readonly section: AdminSection; readonly rest: string }) {
  const { t, i18n } = useTranslation('common');
  if (rest !== '' && section.holdsItems) return <WaitingEditor words={t('busy.loading')} />;
  return <WaitingSection name={i18n.t(section.label)} words={t('busy.loading')} />;
}

interface Place {
  readonly path: string;
  /** The path that the reader was last led to. */
  readonly of: string;
  /** Keys of history entries that only gave an address another form. */
  readonly stayed: readonly string[];
}

/** The path that the reader was last led to: what only gave its own address another form stays where it is. */
function usePlace(path: string): string {
  const [place, setPlace] = useState<Place>({ path, of: path, stayed: [] });
  const { state, key } = useLocation();
  if (path === place.path) return place.of;
  // The entry of the history keeps its state: who comes back to it later is led there.
  const stays = state === STAYS && !place.stayed.includes(key);
  const next = { path, of: stays ? place.of : path, stayed: stays ? [...place.stayed, key] : place.stayed };
  setPlace(next);
  return next.of;
}

/** A section whose table the backend doesn't have. */
function ComingSoon({ label }: { readonly label: MessageKey }) {
  const { t, i18n } = useTranslation(['admin']);
  return (
    <>
      <h1>{i18n.t(label)}</h1>
      <p className="mt-1.5 max-w-[44ch] text-ink-2">{t('soon')}</p>
      <Picture
        src="/pictures/ploughed-bed.svg"
        alt=""
        width={800}
        height={300}
        first
        className="w-full mt-7 rounded-[10px] aspect-8/3 max-md:aspect-16/10"
      />
    </>
  );
}

/** For an address under /admin that no section has. */
function MissingSection({ path }: { readonly path: string }) {
  const { t } = useTranslation('admin');
  const toAddress = useAddress();
  useEffect(() => {
    console.error('404: no section has the address', path);
  }, [path]);
  return (
    <>
      <h1>{t('missing')}</h1>
      <p className="mt-1.5 max-w-[44ch] text-ink-2">{t('missingHint')}</p>
      <Link to={toAddress('/admin')} className={`${buttonClass()} mt-6`}>
        {t('toDashboard')}
      </Link>
    </>
  );
}
