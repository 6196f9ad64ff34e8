import { useMemo } from 'react';
import { renderMarkup } from '../../../data/markup/render-markup.ts';
import { useRepository } from '../../../data/port.ts';
import { readSiteWords } from '../../../data/site-words.ts';
import { previewRow } from '../../../editing/shapes/preview-row.ts';
import type { PreviewProps } from '../../../editing/shapes/shaped-editor.tsx';
import { page } from '../about-screen.tsx';
import type { AboutData } from '../about-data.ts';
import { ABOUT } from './about.ts';

/** The about page as visitors would read it; the communities aren't its own. */
export function AboutPreview({ document, language }: PreviewProps) {
  const { pictureSource } = useRepository();
  const data = useMemo((): AboutData => {
    const row = previewRow(ABOUT.collection, document, language);
    const about = readSiteWords([row], language, pictureSource)?.about ?? null;
    const story = about?.story ? renderMarkup(about.story, about.language, pictureSource).html : '';
    return { about, communities: [], story };
  }, [document, language, pictureSource]);
  return <page.Screen data={data} />;
}
