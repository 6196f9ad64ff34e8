import type { SectionProps } from '#renderer/admin/section.ts';
import { LazyEditor } from '../../cms/loading/lazy-editor.tsx';
import { ArticlesListScreen } from './articles-list-screen.tsx';
import { fetchEditor } from './fetch-editor.ts';

/** Articles: their list, or the editor of one. */
export function ArticlesScreen({ rest }: SectionProps) {
  return rest === '' ? <ArticlesListScreen /> : <LazyEditor rest={rest} fetchEditor={fetchEditor} />;
}
