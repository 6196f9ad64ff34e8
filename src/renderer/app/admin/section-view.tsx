import type { AdminSection } from '../../data/admin-section.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageFailure } from '../page-failure.tsx';
import { PageOpening } from '../page-opening.tsx';
import { useReadersPlace } from '../use-readers-place.ts';
import { ComingSoon } from './coming-soon.tsx';
import { MissingSection } from './missing-section.tsx';
import { useOpenedSection } from './use-opened-section.ts';

interface Props {
  /** null where no section has this path. */
  readonly section: AdminSection | null;
  readonly path: string;
}

/** One section, as far as it is there. What breaks in it leaves the rest of the admin area usable. */
export function SectionView({ section, path }: Props) {
  const opened = useOpenedSection(section);
  useReadersPlace(opened.kind === 'opening' ? null : path);
  switch (opened.kind) {
    case 'missing':
      return <MissingSection path={path} />;
    case 'opening':
      return <PageOpening />;
    case 'soon':
      return section && <ComingSoon label={section.label} />;
    case 'there':
      return (
        <ErrorBoundary key={path}>
          <opened.Screen />
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
