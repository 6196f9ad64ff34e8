import { shapedScreen } from '../../cms/content-types/shaped-screen.tsx';
import { ABOUT } from './about.ts';

/** The about page, to be written. */
export const AboutAdminScreen = shapedScreen(ABOUT, async () => (await import('./about-editor.tsx')).AboutEditorScreen);
