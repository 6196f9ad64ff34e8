import { cardPreview } from '../../../editing/shapes/card-preview.tsx';
import { shapedEditor } from '../../../editing/shapes/shaped-editor.tsx';
import { BANNERS } from './banners.ts';

const Preview = cardPreview({ look: 'banner', link: 'buttonLink', linkLabel: 'buttonLabel' });

/** The editor of one banner, new or not. */
export const BannerEditorScreen = shapedEditor(BANNERS, {
  fetchPreview: () => Promise.resolve(Preview),
});
