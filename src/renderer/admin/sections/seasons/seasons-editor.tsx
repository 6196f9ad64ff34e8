import { definitionEditor } from '../../cms/content-types/definition-editor.tsx';
import { withTexts } from '../../cms/preview/with-texts.tsx';
import { seasonsInitialTexts } from './seasons-initial-texts.ts';
import { SEASONS } from './seasons.ts';

async function fetchPreview() {
  const [{ SeasonsPreview }, id, en] = await Promise.all([
    import('./seasons-preview.tsx'),
    import('#renderer/features/home/page-messages/texts-id.ts'),
    import('#renderer/features/home/page-messages/texts-en.ts'),
  ]);
  return withTexts(SeasonsPreview, { id: id.messages, en: en.messages });
}

/** The editor of the seasons of all regions. */
export const SeasonsEditorScreen = definitionEditor(SEASONS, { fetchPreview, firstWords: seasonsInitialTexts });
