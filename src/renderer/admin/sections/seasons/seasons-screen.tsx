import { definitionScreen } from '../../cms/content-types/definition-screen.tsx';
import { SEASONS } from './seasons.ts';

/** The seasons of regions: their list, or the editor of one. */
export const SeasonsScreen = definitionScreen(
  SEASONS,
  async () => (await import('./season-editor.tsx')).SeasonEditorScreen,
);
