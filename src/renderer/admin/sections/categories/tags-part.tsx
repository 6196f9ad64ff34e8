import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { folded } from '#domain/folded.ts';
import { SEARCH_LENGTH_MAX } from '#domain/limits.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { tagApi, tagsQuery } from '#renderer/data/collections/tags.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { AddIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useTablePage } from '../../data-table/use-table-page.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { CategoryForm } from './category-form.tsx';
import { TAG_WORDS } from './form-words.ts';
import { fieldStorage } from './stored-fields.ts';
import { TagDeletion } from './tag-deletion.tsx';
import { TagMerge } from './tag-merge.tsx';
import { TagRow } from './tag-row.tsx';

/** So many are seen at a glance; with more there is a box to find one. */
const FEW = 12;

/** How many rows are shown; a search finds the others. */
const MOST = 100;

interface Props {
  readonly person: string;
  /** Whether the categories are loaded: if they can't be read, their note covers both. */
  readonly isWanted: boolean;
}

/** The tags: their names, and what has them. */
export function TagsPart({ person, isWanted }: Props) {
  const { t } = useTranslation('categories');
  const { language } = useLanguage();
  const { drafts } = usePlatform();
  const client = useQueryClient();
  const request = useRequest(tagApi);
  const query = tagsQuery(request);
  const saved = useTablePage({ ...query, enabled: isWanted });
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState('');
  const [asked, setAsked] = useState<{ readonly what: 'merge' | 'delete'; readonly id: number } | null>(null);
  const storage = fieldStorage(drafts, person, null, 'tag');
  const [found, setFound] = useState(() => storage.read());
  const [isAdding, setAdding] = useState(found !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [focused, setFocused] = useState(0);
  // In an effect: before the render a dialog has the focus.
  useEffect(() => {
    if (focused > 0) opener.current?.focus();
  }, [focused]);
  const focusOpener = () => setFocused((count) => count + 1);

  if (saved.page === null && saved.error === null) return null;
  const list = saved.page ?? [];
  const sorted = [...list].sort((one, other) => one.name[language].localeCompare(other.name[language], language));
  const needle = folded(wanted).trim();
  const shown = sorted.filter(({ name }) => LANGUAGES.some((each) => folded(name[each]).includes(needle)));
  const about = list.find((each) => each.id === asked?.id);

  const reload = () => void client.invalidateQueries(query);
  /** What was published of articles, and their lists, say something else now. */
  const changed = (words: string) => {
    setSaid(words);
    setAsked(null);
    reload();
    void client.invalidateQueries({ queryKey: ['drafts', 'articles'] });
    focusOpener();
  };
  const closeForm = () => {
    setFound(null);
    setAdding(false);
    focusOpener();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="tags mt-14">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
        <div className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-baseline gap-x-4">
          <h2 id={`${id}-title`} className="text-[1.5rem] font-extrabold tracking-[-0.022em]">
            {t('tag.title')}
          </h2>
          <p className="text-ink-2">{t('tag.lead')}</p>
        </div>
        <Button ref={opener} variant="outline" onClick={() => setAdding(true)}>
          <AddIcon />
          {t('tag.new')}
        </Button>
      </div>
      <p role="status" className={said === '' ? 'sr-only' : 'pt-3 font-semibold text-ink-2'}>
        {said}
      </p>
      {isAdding && (
        <div className="border-b-[1.5px] border-line py-5">
          <CategoryForm
            category={null}
            found={found}
            storage={storage}
            request={request}
            words={TAG_WORDS}
            onSaved={(made) => {
              closeForm();
              setSaid(t('tag.made', { name: made.name[language] }));
              reload();
            }}
            onTaken={closeForm}
            onCancel={closeForm}
          />
        </div>
      )}
      <QueryNote query={saved} title={t('tag.listFailed')} />
      {saved.page?.length === 0 && <p className="py-6 text-ink-2">{t('tag.empty')}</p>}
      {list.length > FEW && (
        <div className="max-w-[24rem] pt-4">
          <label htmlFor={`${id}-find`} className="sr-only">
            {t('tag.find')}
          </label>
          <input
            id={`${id}-find`}
            type="text"
            className="field-control"
            placeholder={t('tag.find')}
            maxLength={SEARCH_LENGTH_MAX}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
      )}
      {shown.length > 0 && (
        <ul aria-label={t('tag.title')}>
          {shown.slice(0, MOST).map((tag) => (
            <TagRow
              key={tag.id}
              tag={tag}
              request={request}
              storage={fieldStorage(drafts, person, tag.id, 'tag')}
              canMerge={list.length > 1}
              onSaved={(after) => {
                setSaid(t('tag.saved', { name: after.name[language] }));
                reload();
              }}
              onTaken={reload}
              onMerge={() => setAsked({ what: 'merge', id: tag.id })}
              onDelete={() => setAsked({ what: 'delete', id: tag.id })}
            />
          ))}
        </ul>
      )}
      {list.length > 0 && (shown.length === 0 || shown.length > MOST) && (
        <p className="py-4 text-ink-2">
          {shown.length === 0 ? t('tag.none') : t('tag.more', { count: shown.length - MOST })}
        </p>
      )}
      {about && asked?.what === 'merge' && (
        <TagMerge
          tag={about}
          others={sorted.filter((each) => each.id !== about.id)}
          request={request}
          onMerged={changed}
          onChanged={reload}
          onClose={() => setAsked(null)}
        />
      )}
      {about && asked?.what === 'delete' && (
        <TagDeletion tag={about} request={request} onRemoved={changed} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}
