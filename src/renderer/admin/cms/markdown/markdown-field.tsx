import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeftViews, MarkdownFieldProps } from './field-props.ts';

/** Each is a fifth of a megabyte: only the one that is written in is fetched. */
const CanvasField = lazy(async () => ({ default: (await import('./canvas/canvas-field.tsx')).CanvasField }));
const SourceField = lazy(async () => ({ default: (await import('./source/source-field.tsx')).SourceField }));

/** A field for an article's text: as the article that it becomes, or as the Markdown that is stored. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { mode } = props;
  const { t } = useTranslation('common');
  const left = useRef<LeftViews>({});
  const [pending, setPending] = useState(0);
  const report = (pastes: number) => {
    setPending(pastes);
    props.onPending?.(pastes);
  };
  // Pastes end with the field.
  const end = useEffectEvent(() => props.onPending?.(0));
  useEffect(() => () => end(), []);
  const [shown, setShown] = useState(mode);
  // A paste that is being prepared is inserted into the view where it was made: the switch waits for it.
  if (shown !== mode && pending === 0) setShown(mode);
  const View = shown === 'source' ? SourceField : CanvasField;
  return (
    <Suspense
      fallback={<div className="min-h-[20rem] rounded-[8px] bg-sunk" role="status" aria-label={t('busy.loading')} />}
    >
      <View {...props} left={left} onPending={report} />
    </Suspense>
  );
}
