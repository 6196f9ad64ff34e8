import { shapedEditor } from '../../../editing/shapes/shaped-editor.tsx';
import { withTexts } from '../../../editing/preview/with-texts.tsx';
import { aboutFirstWords } from './about-first-words.ts';
import { ABOUT } from './about.ts';

async function fetchPreview() {
  const [{ AboutPreview }, id, en] = await Promise.all([
    import('./about-preview.tsx'),
    import('../page-messages/id.json'),
    import('../page-messages/en.json'),
  ]);
  return withTexts(AboutPreview, { id: { about: id.default }, en: { about: en.default } });
}

/** The editor of the about page. */
export const AboutEditorScreen = shapedEditor(ABOUT, { fetchPreview, firstWords: aboutFirstWords });
