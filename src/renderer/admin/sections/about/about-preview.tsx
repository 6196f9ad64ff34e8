import { useMemo } from 'react';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { readSiteContent } from '#renderer/data/site-content.ts';
import { previewRow } from '../../cms/content-types/preview-row.ts';
import type { PreviewProps } from '../../cms/content-types/definition-editor.tsx';
import { SitePage } from '../../cms/preview/site-page.tsx';
import { page } from '#renderer/features/about/about-screen.tsx';
import type { AboutData } from '#renderer/features/about/about-data.ts';
import { ABOUT } from './about.ts';

/** The about page as visitors would read it; the communities aren't its own. */
export function AboutPreview({ document, language }: PreviewProps) {
  const { pictureSource } = useRepository();
  const data = useMemo((): AboutData => {
    const row = previewRow(ABOUT.collection, document, language);
    const about = readSiteContent([row], language, pictureSource)?.about ?? null;
    const story = about?.story ? renderMarkdown(about.story, about.language, pictureSource).html : '';
    return { about, communities: [], story };
  }, [document, language, pictureSource]);
  return (
    <SitePage path="/about">
      <page.Screen data={data} />
    </SitePage>
  );
}
