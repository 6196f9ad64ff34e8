import { shapedEditor } from '../../cms/content-types/shaped-editor.tsx';
import { withTexts } from '../../cms/preview/with-texts.tsx';
import { contactFirstWords } from './contact-first-words.ts';
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
export const ContactEditorScreen = shapedEditor(CONTACT, { fetchPreview, firstWords: contactFirstWords });
