import { useMemo } from 'react';
import { useRepository } from '../../../data/port.ts';
import { readSiteWords } from '../../../data/site-words.ts';
import { previewRow } from '../../../editing/shapes/preview-row.ts';
import type { PreviewProps } from '../../../editing/shapes/shaped-editor.tsx';
import type { ContactData } from '../contact-data.ts';
import { page } from '../contact-screen.tsx';
import { CONTACT } from './contact.ts';

/** The contact page as visitors would read it. */
export function ContactPreview({ document, language }: PreviewProps) {
  const { pictureSource } = useRepository();
  const data = useMemo((): ContactData => {
    const row = previewRow(CONTACT.collection, document, language);
    return { contact: readSiteWords([row], language, pictureSource)?.contact ?? null };
  }, [document, language, pictureSource]);
  return <page.Screen data={data} />;
}
