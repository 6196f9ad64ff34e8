import { definitionEditor } from '../../cms/content-types/definition-editor.tsx';
import { withTexts } from '../../cms/preview/with-texts.tsx';
import { contactInitialTexts } from './contact-initial-texts.ts';
import { CONTACT } from './contact.ts';

async function fetchPreview() {
  const [{ ContactPreview }, id, en] = await Promise.all([
    import('./contact-preview.tsx'),
    import('#renderer/features/contact/parts/page-messages/id.json'),
    import('#renderer/features/contact/parts/page-messages/en.json'),
  ]);
  return withTexts(ContactPreview, { id: { contact: id.default }, en: { contact: en.default } });
}

/** The editor of the contact page. */
export const ContactEditorScreen = definitionEditor(CONTACT, { fetchPreview, firstWords: contactInitialTexts });
