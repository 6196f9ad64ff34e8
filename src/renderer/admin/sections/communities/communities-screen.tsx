import { definitionScreen } from '../../cms/content-types/definition-screen.tsx';
import { COMMUNITIES } from './communities.ts';

/** The communities: their list, or the editor of one. */
export const CommunitiesScreen = definitionScreen(
  COMMUNITIES,
  async () => (await import('./community-editor.tsx')).CommunityEditorScreen,
);
