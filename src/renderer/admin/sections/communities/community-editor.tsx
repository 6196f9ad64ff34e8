import { definitionEditor } from '../../cms/content-types/definition-editor.tsx';
import { COMMUNITIES } from './communities.ts';

/** The editor of one community, new or not. */
export const CommunityEditorScreen = definitionEditor(COMMUNITIES, {
  fetchPreview: async () => (await import('./community-preview.tsx')).CommunityPreview,
});
