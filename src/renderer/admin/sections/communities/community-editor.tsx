import { cardPreview } from '../../cms/content-types/card-preview.tsx';
import { definitionEditor } from '../../cms/content-types/definition-editor.tsx';
import { COMMUNITIES } from './communities.ts';

const Preview = cardPreview({ link: 'link', place: 'place' });

/** The editor of one community, new or not. */
export const CommunityEditorScreen = definitionEditor(COMMUNITIES, {
  fetchPreview: () => Promise.resolve(Preview),
});
