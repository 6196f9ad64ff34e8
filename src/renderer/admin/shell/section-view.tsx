import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { STAYS, type AdminSection } from '../../data/admin-section.ts';
import { ErrorBoundary } from '../../page/error-boundary.tsx';
import { PageFailure } from '../../page/page-failure.tsx';
import { PageLoading } from '../../page/page-loading.tsx';
import { useReadersPlace } from '../../page/use-readers-place.ts';
import { ComingSoon } from './coming-soon.tsx';
import { MissingSection } from './missing-section.tsx';
import { useOpenedSection } from './use-opened-section.ts';

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
      return <PageLoading />;
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

/** The path that the reader was last led to: what only gave its own address another form stays where it is. */
function usePlace(path: string): string {
  const [place, setPlace] = useState({ path, of: path });
  const stays = useLocation().state === STAYS;
  if (path === place.path) return place.of;
  const next = { path, of: stays ? place.of : path };
  setPlace(next);
  return next.of;
}
