import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkdownFieldProps } from './field-props.ts';

/** Each is a fifth of a megabyte: only the one that is written in is fetched. */
const CanvasField = lazy(async () => ({ default: (await import('./canvas/canvas-field.tsx')).CanvasField }));
const SourceField = lazy(async () => ({ default: (await import('./source-field.tsx')).SourceField }));

/** A field for an article's text: as the article that it becomes, or as the Markdown that is stored. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { t } = useTranslation('common');
  const Field = props.mode === 'source' ? SourceField : CanvasField;
  return (
    <Suspense
      fallback={<div className="min-h-[20rem] rounded-[8px] bg-sunk" role="status" aria-label={t('busy.loading')} />}
    >
      <Field {...props} />
    </Suspense>
  );
}
