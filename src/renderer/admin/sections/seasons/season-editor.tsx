import { definitionEditor } from '../../cms/content-types/definition-editor.tsx';
import { withTexts } from '../../cms/preview/with-texts.tsx';
import { SEASONS } from './seasons.ts';

async function fetchPreview() {
  const [{ SeasonPreview }, id, en] = await Promise.all([
    import('./season-preview.tsx'),
    import('#renderer/features/home/page-messages/texts-id.ts'),
    import('#renderer/features/home/page-messages/texts-en.ts'),
  ]);
  return withTexts(SeasonPreview, { id: id.messages, en: en.messages });
}

/** The editor of one region's season, new or not. */
export const SeasonEditorScreen = definitionEditor(SEASONS, { fetchPreview });
