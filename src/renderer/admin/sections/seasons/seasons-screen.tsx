import { definitionScreen } from '../../cms/content-types/definition-screen.tsx';
import { SEASONS } from './seasons.ts';

/** The seasons of all regions, to be written. */
export const SeasonsScreen = definitionScreen(
  SEASONS,
  async () => (await import('./seasons-editor.tsx')).SeasonsEditorScreen,
);
