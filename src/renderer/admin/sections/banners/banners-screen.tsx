import { definitionScreen } from '../../cms/content-types/definition-screen.tsx';
import { BANNERS } from './banners.ts';

/** The banners: their list, or the editor of one. */
export const BannersScreen = definitionScreen(
  BANNERS,
  async () => (await import('./banner-editor.tsx')).BannerEditorScreen,
);
