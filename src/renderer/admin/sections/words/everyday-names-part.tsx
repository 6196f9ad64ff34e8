import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { builtInNames, type EverydayName } from '#domain/everyday-names/built-in.ts';
import { folded } from '#domain/folded.ts';
import {
  EVERYDAY_NAME_MAX,
  EVERYDAY_NAME_WORDS,
  NAME_REGION_MAX,
  NAME_SOURCE_MAX,
  STANDARD_NAME_MAX,
} from '#domain/limits.ts';
import type { Language } from '#domain/localized.ts';
import { wordsIn } from '#domain/words.ts';
import {
  everydayNamesApi,
  TOO_MANY_NAMES,
  type AddedName,
  everydayNamesQuery,
} from '#renderer/data/collections/everyday-names.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';
import { useTypedSearch } from '#renderer/ui/use-typed-search.ts';
import { SearchBox } from '../../data-table/search-box.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import { BuiltInList } from './built-in-list.tsx';
import { useWordList } from './use-word-list.ts';
import { WordRow } from './word-row.tsx';

const NOTHING: EverydayName = { name: '', standard: '', region: '', source: '' };
const keyOf = (name: string) => wordsIn(name).join(' ');

const schema = z
  .object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, { error: 'words:names.lacking' satisfies MessageKey }),
      z.refine((name) => name === '' || keyOf(name) !== '', { error: 'words:names.noLetters' satisfies MessageKey }),
      z.refine((name) => wordsIn(name).length <= EVERYDAY_NAME_WORDS, {
        error: 'words:names.tooLong' satisfies MessageKey,
      }),
    ),
    standard: z.string().check(z.trim()),
    region: z.string().check(z.trim()),
    source: z.string().check(z.trim()),
  })
  .check(
    z.refine(({ name, standard }) => standard === '' || keyOf(standard) !== keyOf(name), {
      path: ['standard'],
      error: 'words:names.same' satisfies MessageKey,
      when: () => true,
    }),
    z.refine(({ standard, source }) => standard === '' || source !== '', {
      path: ['source'],
      error: 'words:names.noSource' satisfies MessageKey,
      when: () => true,
    }),
  );

interface Props {
  readonly language: Language;
  /** Whether the slash key leads to its search box. */
  readonly isShown: boolean;
}

/** Everyday names and what articles call the things: the portal's own list, and what super admins add to it or say otherwise. */
export function EverydayNamesPart({ language, isShown }: Props) {
  const { t, i18n } = useTranslation('words');
  const reader = useLanguage().language;
  const failureText = useFailureText();
  const request = useRequest(everydayNamesApi);
  const { list, form, onSubmit, element, begin, said, busy, failure, save, remove } = useWordList({
    ...{ request, query: everydayNamesQuery(request), schema, blank: NOTHING },
    wordOf: ({ name }: AddedName) => name,
  });
  const [search, setSearch] = useState('');
  const box = useTypedSearch({ search, onSearch: setSearch });
  const all = (list.page ?? []).filter((each) => each.language === language);
  const replaced = new Set(all.map(({ name }) => keyOf(name)));
  const needle = folded(search);
  const isWanted = (each: EverydayName) =>
    [each.name, each.standard, each.region].some((text) => folded(text).includes(needle));
  const own = all.filter(isWanted);
  const builtIn = builtInNames(language)
    .filter((each) => !replaced.has(keyOf(each.name)) && isWanted(each))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const field = (name: keyof EverydayName, label: string, maxLength: number, lang?: Language) => (
    <FormField
      {...{ control: form.control, name, label, maxLength, ...(lang && { lang }) }}
      busy={busy}
      autoComplete="off"
    />
  );
  const row = ({ name, standard, region, source }: EverydayName, onRemove?: () => void) => (
    <WordRow
      key={name}
      {...{ language, word: name, instead: standard, onRemove }}
      alone={t('names.off')}
      note={source === '' ? '' : [region, source].filter((part) => part !== '').join(' · ')}
      onChange={() => begin({ name, standard, region, source })}
    />
  );
  return (
    <>
      <p className="max-w-[60ch] text-ink-2">{t('names.lead')}</p>
      <form
        ref={element}
        noValidate
        className="grid gap-x-3 gap-y-4 py-5 border-b-[1.5px] border-line @min-[48rem]:grid-cols-2 @min-[48rem]:items-start"
        onSubmit={onSubmit((values) => save({ language, ...values }))}
      >
        {field('name', t('names.name'), EVERYDAY_NAME_MAX, language)}
        <div>
          {field('standard', t('names.standard'), STANDARD_NAME_MAX, language)}
          <p className="mt-1.5 text-ink-2 text-small">{t('names.standardHint')}</p>
        </div>
        {field('region', t('names.region'), NAME_REGION_MAX)}
        <div>
          {field('source', t('names.source'), NAME_SOURCE_MAX)}
          <p className="mt-1.5 text-ink-2 text-small">{t('names.sourceHint')}</p>
        </div>
        <Button type="submit" busy={busy} busyLabel={t('saving')} className="@min-[48rem]:justify-self-start">
          {t('save')}
        </Button>
      </form>
      {failure && (
        <p role="alert" className="mt-3 text-danger font-semibold">
          {t('names.failed')}{' '}
          {failure.reason === TOO_MANY_NAMES ? t('names.tooMany') : i18n.t(failureText(failure.code))}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <SearchBox search={box} label={t('names.find')} labelInside shortcut={isShown} className="mt-7 max-w-[24rem]" />
      <QueryNote query={list} title={t('names.listFailed')} />
      <h2 className="mt-7 pb-2 border-b-2 border-ink text-[1.375rem] leading-[1.2]">{t('names.own')}</h2>
      {all.length === 0 && list.page && <EmptyState title={t('names.ownNone')} hint={t('names.ownNoneHint')} />}
      {all.length > 0 && own.length === 0 && <p className="py-4 text-ink-2">{t('names.notFound')}</p>}
      <ul aria-label={t('names.own')}>{own.map((each) => row(each, () => remove(each)))}</ul>
      <BuiltInList
        title={t('names.builtIn', { count: builtIn.length, number: wholeNumber(builtIn.length, reader) })}
        isSearched={needle !== ''}
      >
        {() => builtIn.map((each) => row(each))}
      </BuiltInList>
    </>
  );
}
