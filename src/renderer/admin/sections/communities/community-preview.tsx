import { useMemo } from 'react';
import { useRepository } from '#renderer/data/repository.ts';
import { readSiteContent } from '#renderer/data/site-content.ts';
import { CommunityList } from '#renderer/features/about/parts/community-list.tsx';
import type { PreviewProps } from '../../cms/content-types/definition-editor.tsx';
import { previewRow } from '../../cms/content-types/preview-row.ts';
import { SitePage } from '../../cms/preview/site-page.tsx';
import { COMMUNITIES } from './communities.ts';

/** The community as it stands on the about page; the rest of the page isn't its own. */
export function CommunityPreview({ document, language }: PreviewProps) {
  const { pictureSource } = useRepository();
  const communities = useMemo(
    () =>
      readSiteContent([previewRow(COMMUNITIES.collection, document, language)], language, pictureSource)?.communities ??
      [],
    [document, language, pictureSource],
  );
  return (
    <SitePage path="/about">
      <section className="page-width page-section">
        <CommunityList communities={communities} />
      </section>
    </SitePage>
  );
}
