import type { SectionProps } from '#renderer/data/admin-section.ts';
import { EditorDoor } from '../../cms/loading/editor-door.tsx';
import { ArticlesListScreen } from './articles-list-screen.tsx';
import { fetchEditor } from './fetch-editor.ts';

/** Articles: their list, or the editor of one. */
export function ArticlesScreen({ rest }: SectionProps) {
  return rest === '' ? <ArticlesListScreen /> : <EditorDoor rest={rest} fetchEditor={fetchEditor} />;
}
