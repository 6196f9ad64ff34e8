import { cardPreview } from '../../cms/content-types/card-preview.tsx';
import { shapedEditor } from '../../cms/content-types/shaped-editor.tsx';
import { BANNERS } from './banners.ts';

const Preview = cardPreview({ look: 'banner', link: 'buttonLink', linkLabel: 'buttonLabel' });

/** The editor of one banner, new or not. */
export const BannerEditorScreen = shapedEditor(BANNERS, {
  fetchPreview: () => Promise.resolve(Preview),
});
