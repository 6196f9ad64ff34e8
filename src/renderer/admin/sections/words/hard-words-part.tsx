import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Language } from '#domain/localized.ts';
import { HARD_WORD_MAX, PLAINER_MAX } from '#domain/limits.ts';
import { hardWordsApi, TOO_MANY_WORDS, type HardWord } from '#renderer/data/collections/hard-words.ts';
import { hardWordsQuery } from '#renderer/data/queries/hard-words.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import { BUILT_IN_WORDS } from '../../cms/readability/word-lists/built-in.ts';
import { useTablePage } from '../../data-table/use-table-page.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import { BuiltInList } from './built-in-list.tsx';
import { HardWordRow } from './hard-word-row.tsx';

const schema = z.object({
  word: z.string().check(z.trim(), z.minLength(1, { error: 'words:hard.lacking' satisfies MessageKey })),
  plainer: z.string().check(z.trim()),
});

/** Hard words and plainer ones: the portal's own list, and what super admins add to it or say otherwise. */
export function HardWordsPart({ language }: { readonly language: Language }) {
  const { t, i18n } = useTranslation('words');
  const failureText = useFailureText();
  const request = useRequest(hardWordsApi);
  const query = hardWordsQuery(request);
  const client = useQueryClient();
  const list = useTablePage(query);
  const [said, setSaid] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const { form, onSubmit } = useZodForm(schema, { word: '', plainer: '' });
  const begin = (word: string, plainer: string) => {
    form.reset({ word, plainer });
    element.current?.querySelector('input')?.focus();
  };
  const change = useMutation({
    mutationKey: ['hard-words'],
    mutationFn: ({ word, isGone }: { readonly word: HardWord; readonly isGone: boolean }) =>
      request((api) => (isGone ? api.remove(word.language, word.word) : api.save(word))),
    onSuccess: async (_, { word, isGone }) => {
      setSaid(t(isGone ? 'removed' : 'saved', { word: word.word }));
      await client.invalidateQueries(query);
      // A row that is gone takes its button along; what is being typed meanwhile stays.
      if (isGone) element.current?.querySelector('input')?.focus();
      else begin('', '');
    },
  });
  const failure = change.error?.failure;
  const own = (list.page ?? []).filter((each) => each.language === language);
  const builtIn = BUILT_IN_WORDS[language].filter(([word]) => !own.some((each) => each.word === word.toLowerCase()));
  return (
    <>
      <p className="max-w-[52ch] text-ink-2">{t('hard.lead')}</p>
      <form
        ref={element}
        noValidate
        className="grid gap-x-3 gap-y-4 py-5 border-b-[1.5px] border-line @min-[48rem]:grid-cols-[1fr_1fr_auto] @min-[48rem]:items-start @min-[48rem]:[&>button]:mt-[calc(1.55em_+_6px)]"
        onSubmit={onSubmit(({ word, plainer }) => change.mutate({ word: { language, word, plainer }, isGone: false }))}
      >
        <FormField
          control={form.control}
          name="word"
          busy={change.isPending}
          label={t('hard.word')}
          lang={language}
          maxLength={HARD_WORD_MAX}
          autoComplete="off"
        />
        <div>
          <FormField
            control={form.control}
            name="plainer"
            busy={change.isPending}
            label={t('hard.plainer')}
            lang={language}
            maxLength={PLAINER_MAX}
            autoComplete="off"
          />
          <p className="mt-1.5 text-ink-2 text-small">{t('hard.plainerHint')}</p>
        </div>
        <Button type="submit" busy={change.isPending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </form>
      {failure && (
        <p role="alert" className="mt-3 text-danger font-semibold">
          {t('hard.failed')} {failure.reason === TOO_MANY_WORDS ? t('hard.tooMany') : i18n.t(failureText(failure.code))}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <QueryNote query={list} title={t('hard.listFailed')} />
      <h2 className="mt-7 pb-2 border-b-2 border-ink text-[1.375rem] leading-[1.2]">{t('hard.own')}</h2>
      {own.length === 0 && list.page && <EmptyState title={t('hard.ownNone')} hint={t('hard.ownNoneHint')} />}
      <ul aria-label={t('hard.own')}>
        {own.map((word) => (
          <HardWordRow
            key={word.word}
            {...word}
            onChange={() => begin(word.word, word.plainer)}
            onRemove={() => change.mutate({ word, isGone: true })}
          />
        ))}
      </ul>
      <BuiltInList title={t('hard.builtIn', { count: builtIn.length })}>
        {() =>
          builtIn.map(([word, plainer]) => (
            <HardWordRow key={word} {...{ language, word, plainer }} onChange={() => begin(word, plainer)} />
          ))
        }
      </BuiltInList>
    </>
  );
}
