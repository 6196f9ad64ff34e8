import { definitionScreen } from '../../cms/content-types/definition-screen.tsx';
import { CONTACT } from './contact.ts';

/** The contact page, to be written. */
export const ContactAdminScreen = definitionScreen(
  CONTACT,
  async () => (await import('./contact-editor.tsx')).ContactEditorScreen,
);
