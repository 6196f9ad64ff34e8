import { cardPreview } from '../../cms/content-types/card-preview.tsx';
import { shapedEditor } from '../../cms/content-types/shaped-editor.tsx';
import { COMMUNITIES } from './communities.ts';

const Preview = cardPreview({ look: 'card', link: 'link', place: 'place' });

/** The editor of one community, new or not. */
export const CommunityEditorScreen = shapedEditor(COMMUNITIES, {
  fetchPreview: () => Promise.resolve(Preview),
});
