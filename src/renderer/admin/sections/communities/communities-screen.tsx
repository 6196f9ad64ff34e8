import { shapedScreen } from '../../cms/content-types/shaped-screen.tsx';
import { COMMUNITIES } from './communities.ts';

/** The communities: their list, or the editor of one. */
export const CommunitiesScreen = shapedScreen(
  COMMUNITIES,
  async () => (await import('./community-editor.tsx')).CommunityEditorScreen,
);
