import { shapedScreen } from '../../../editing/shapes/shaped-screen.tsx';
import { COMMUNITIES } from './communities.ts';

/** The communities: their list, or the editor of one. */
export const CommunitiesScreen = shapedScreen(
  COMMUNITIES,
  async () => (await import('./community-editor.tsx')).CommunityEditorScreen,
);
