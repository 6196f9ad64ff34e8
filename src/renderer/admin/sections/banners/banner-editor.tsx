import { definitionEditor } from '../../cms/content-types/definition-editor.tsx';
import { withTexts } from '../../cms/preview/with-texts.tsx';
import { BANNERS } from './banners.ts';

async function fetchPreview() {
  const [{ BannerPreview }, id, en] = await Promise.all([
    import('./banner-preview.tsx'),
    import('#renderer/features/home/page-messages/texts-id.ts'),
    import('#renderer/features/home/page-messages/texts-en.ts'),
  ]);
  return withTexts(BannerPreview, { id: id.messages, en: en.messages });
}

/** The editor of one banner, new or not. */
export const BannerEditorScreen = definitionEditor(BANNERS, { fetchPreview });
