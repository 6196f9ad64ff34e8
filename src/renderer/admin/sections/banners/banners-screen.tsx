import { shapedScreen } from '../../cms/content-types/shaped-screen.tsx';
import { BANNERS } from './banners.ts';

/** The banners: their list, or the editor of one. */
export const BannersScreen = shapedScreen(
  BANNERS,
  async () => (await import('./banner-editor.tsx')).BannerEditorScreen,
);
