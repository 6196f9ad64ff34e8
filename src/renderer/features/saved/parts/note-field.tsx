import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_MAX } from '#domain/limits.ts';
import { openSaved } from '#renderer/data/saved/open-saved.ts';
import type { SavedArticle } from '#renderer/data/saved/saved.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { editNote } from './note-editing.ts';

interface Props {
  readonly article: SavedArticle;
  /** What the note is called. */
  readonly label: string;
}

const PROBLEMS = { full: 'saved:noteFull', refused: 'saved:noteRefused', gone: 'saved:noteGone' } as const;

/** The note on a saved article, which saves itself. */
export function NoteField({ article: { id, note }, label }: Props) {
  const { t } = useTranslation(['saved']);
  const { drafts } = usePlatform();
  const [editing] = useState(() => editNote({ id, note, saved: openSaved(), drafts }));
  const { text, problem, isSaved } = useSyncExternalStore(editing.subscribe, editing.read);
  const [wasTyped, setWasTyped] = useState(false);
  const field = useId();
  const hint = useId();
  useEffect(() => editing.heed(note), [editing, note]);
  return (
    <div className="grid gap-1">
      <label htmlFor={field} className="type-small font-bold">
        {label}
      </label>
      <textarea
        id={field}
        className="field-control"
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        maxLength={Math.max(NOTE_MAX, text.length)}
        value={text}
        aria-describedby={hint}
        onChange={({ target }) => {
          setWasTyped(true);
          editing.type(target.value);
        }}
      />
      <p id={hint} className="type-small text-ink-2" role="status">
        {problem === null && (wasTyped && isSaved ? t('noteSaved') : t('noteHint'))}
      </p>
      {problem !== null && (
        <div role="alert" className="grid justify-items-start gap-2 text-danger">
          <p>{t(PROBLEMS[problem])}</p>
          {problem !== 'gone' && (
            <Button variant="outline" size="sm" onClick={editing.retry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
