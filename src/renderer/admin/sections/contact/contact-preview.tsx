import { useMemo } from 'react';
import { useRepository } from '#renderer/data/repository.ts';
import { readSiteContent } from '#renderer/data/site-content.ts';
import { previewRow } from '../../cms/content-types/preview-row.ts';
import type { PreviewProps } from '../../cms/content-types/definition-editor.tsx';
import { SitePage } from '../../cms/preview/site-page.tsx';
import type { ContactData } from '#renderer/features/contact/contact-data.ts';
import { page } from '#renderer/features/contact/contact-screen.tsx';
import { CONTACT } from './contact.ts';

/** The contact page as visitors would read it. */
export function ContactPreview({ document, language }: PreviewProps) {
  const { pictureSource } = useRepository();
  const data = useMemo((): ContactData => {
    const row = previewRow(CONTACT.collection, document, language);
    return { contact: readSiteContent([row], language, pictureSource)?.contact ?? null, asksPhone: false };
  }, [document, language, pictureSource]);
  return (
    <SitePage path="/contact">
      <page.Screen data={data} />
    </SitePage>
  );
}
