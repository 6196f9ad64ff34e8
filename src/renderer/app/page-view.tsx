import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { plainPath } from '../i18n/localized-path.ts';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import type { LoadedPage } from './page-loader.ts';
import { HeadTags } from './head-tags.tsx';

/** One page: what stands in the document's head for it while it isn't `away`, and its screen. */
export function PageView({ opened, away }: { readonly opened: LoadedPage; readonly away: boolean }) {
  const { i18n } = useTranslation();
  const path = plainPath(useLocation().pathname);
  const { page, data } = opened;
  return (
    <>
      {!away && <HeadTags head={page.head(data, i18n.t)} path={path} />}
      <ErrorBoundary>
        <page.Screen data={data} />
      </ErrorBoundary>
    </>
  );
}
