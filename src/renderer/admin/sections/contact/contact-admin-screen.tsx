import { shapedScreen } from '../../cms/content-types/shaped-screen.tsx';
import { CONTACT } from './contact.ts';

/** The contact page, to be written. */
export const ContactAdminScreen = shapedScreen(
  CONTACT,
  async () => (await import('./contact-editor.tsx')).ContactEditorScreen,
);
