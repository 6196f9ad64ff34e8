import { cardPreview } from '../../cms/content-types/card-preview.tsx';
import { definitionEditor } from '../../cms/content-types/definition-editor.tsx';
import { BANNERS } from './banners.ts';

const Preview = cardPreview({ look: 'banner', link: 'buttonLink', linkLabel: 'buttonLabel' });

/** The editor of one banner, new or not. */
export const BannerEditorScreen = definitionEditor(BANNERS, {
  fetchPreview: () => Promise.resolve(Preview),
});
