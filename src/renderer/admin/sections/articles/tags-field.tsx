import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TAGS_MAX } from '#domain/limits.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { tagApi, type ListedTag, type SavedTag, tagsQuery } from '#renderer/data/collections/tags.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { ChoicesField } from '../../cms/fields/choices-field.tsx';
import { NewTagForm } from './new-tag-form.tsx';

interface Props {
  readonly id: string;
  readonly tags: readonly ListedTag[];
  readonly chosen: readonly number[];
  readonly help?: string;
  /** Whether a new one can be made here. */
  readonly canMake?: boolean;
  readonly autoFocus?: boolean;
  /** A function of the current value, which may have changed while a new tag was being created. */
  readonly onChange: (change: (chosen: readonly number[]) => readonly number[]) => void;
}

/** The tags of an article: those that are there are found by typing, and a new one is made in place. */
export function TagsField({ id, tags, chosen, help, canMake = true, autoFocus = false, onChange }: Props) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const { may } = useRights();
  const client = useQueryClient();
  const request = useRequest(tagApi);
  const box = useRef<HTMLInputElement>(null);
  const [making, setMaking] = useState<string | null>(null);
  if (!may('content.edit')) {
    const names = chosen.map((each) => tags.find((tag) => tag.id === each)?.name[language] ?? t('edit.tagUnknown'));
    return (
      <div className="col-span-full">
        <p className="mb-1.5 font-bold">{t('edit.tags')}</p>
        <p className="text-ink-2">{names.length > 0 ? names.join(', ') : t('edit.tagsNone')}</p>
      </div>
    );
  }
  const done = () => {
    setMaking(null);
    box.current?.focus();
  };
  const made = (tag: SavedTag) => {
    const { queryKey } = tagsQuery(request);
    client.setQueryData(queryKey, (before) =>
      before?.some((each) => each.id === tag.id) === false ? [...before, { ...tag, articles: 0, binned: 0 }] : before,
    );
    void client.invalidateQueries({ queryKey });
    onChange((now) => (now.includes(tag.id) || now.length >= TAGS_MAX ? now : [...now, tag.id]));
    done();
  };
  return (
    <ChoicesField
      id={id}
      label={t('edit.tags')}
      help={help ?? t('edit.tagsHelp')}
      chosen={chosen}
      choices={tags}
      most={TAGS_MAX}
      unknown={t('edit.tagUnknown')}
      onChange={(next) => onChange(() => next)}
      {...(canMake && { make: { label: (name: string) => t('edit.tagNew', { name }), begin: setMaking } })}
      autoFocus={autoFocus}
      box={box}
    >
      {making !== null && <NewTagForm name={making} request={request} onMade={made} onCancel={done} />}
    </ChoicesField>
  );
}
