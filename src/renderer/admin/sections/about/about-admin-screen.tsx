import { definitionScreen } from '../../cms/content-types/definition-screen.tsx';
import { ABOUT } from './about.ts';

/** The about page, to be written. */
export const AboutAdminScreen = definitionScreen(
  ABOUT,
  async () => (await import('./about-editor.tsx')).AboutEditorScreen,
);
