import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { SavedState } from '#renderer/data/saved/saved.ts';
import { keepArticle, restoreArticle, removeArticle } from '#renderer/data/saved/saved-changes.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { CheckIcon } from '#renderer/ui/icons.tsx';
import { BinIcon, BookmarkIcon } from '#renderer/ui/lazy/icons.ts';
import { CollectionTicks } from './collection-ticks.tsx';
import { NewCollection } from './new-collection.tsx';
import { NoteField } from './note-field.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { useSaved } from './use-saved.ts';

interface Props {
  readonly article: { readonly id: number; readonly title: string; readonly language: Language };
  /** A link to another page was followed. */
  onLeave(): void;
}

/** Keeps an article on this device, with a note and in collections. */
export function KeepPanel({ article: { id, title, language }, onLeave }: Props) {
  const { t } = useTranslation('saved');
  const { state, change } = useSaved();
  /** What was there before it was removed, as long as that can be undone. */
  const [removed, setRemoved] = useState<SavedState | null>(null);
  if (state === null) return null;
  if (state === 'failed') return <p role="alert">{t('unread')}</p>;
  const kept = state.articles.find((each) => each.id === id);
  const putBack = async (there: SavedState) => {
    if (await change(restoreArticle(id, there))) setRemoved(null);
  };
  const toggle = async () => {
    if (!kept && removed) return putBack(removed);
    if (!kept) return void change(keepArticle(id, { [language]: title }, Date.now()));
    // Before it is gone: a second press, which may come at once, must find what to bring back.
    setRemoved(state);
    if (!(await change(removeArticle(id)))) return setRemoved(null);
    // The note stays within reach where the dialog is closed as well.
    const run = () => void putBack(state);
    void showToast({ kind: 'success', title: t('removedArticle', { title }), action: { label: t('undo'), run } });
  };
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {/* The same button before and after: the focus stays on it. Pressed again after a removal, it brings everything back. */}
        <Button variant={kept ? 'outline' : 'default'} onClick={() => void toggle()} className="flex-[1_1_14rem]">
          {kept ? <BinIcon /> : <BookmarkIcon />}
          {kept ? t('remove') : t('keep')}
        </Button>
        <PortalLink to="/saved" className={`${buttonClass('outline')} flex-auto`} onClick={onLeave}>
          {t('open')}
        </PortalLink>
      </div>
      <div role="status" className="empty:hidden">
        {kept && (
          <p className="flex items-center gap-2 font-bold text-brand">
            <CheckIcon />
            {t('kept')}
          </p>
        )}
        {removed && !kept && (
          <p className="flex flex-wrap items-center gap-3">
            {t('removedArticle', { title })}
            <Button variant="outline" size="sm" onClick={() => void putBack(removed)}>
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      {kept && (
        <>
          <NoteField article={kept} label={t('note')} />
          <CollectionTicks id={id} title={title} collections={state.collections} change={change} />
          <NewCollection change={change} articles={[id]} />
        </>
      )}
    </section>
  );
}
