import { definitionEditor } from '../../cms/content-types/definition-editor.tsx';
import { withTexts } from '../../cms/preview/with-texts.tsx';
import { aboutInitialTexts } from './about-initial-texts.ts';
import { ABOUT } from './about.ts';

async function fetchPreview() {
  const [{ AboutPreview }, id, en] = await Promise.all([
    import('./about-preview.tsx'),
    import('#renderer/features/about/page-messages/id.json'),
    import('#renderer/features/about/page-messages/en.json'),
  ]);
  return withTexts(AboutPreview, { id: { about: id.default }, en: { about: en.default } });
}

/** The editor of the about page. */
export const AboutEditorScreen = definitionEditor(ABOUT, { fetchPreview, firstWords: aboutInitialTexts });
