/** The code of the articles' editor. */
export const fetchEditor = async () => (await import('./article-editor.tsx')).ArticleEditorScreen;
