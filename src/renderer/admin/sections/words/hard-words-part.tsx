import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Language } from '#domain/localized.ts';
import { HARD_WORD_MAX, PLAINER_MAX } from '#domain/limits.ts';
import { hardWordsApi, TOO_MANY_WORDS, type HardWord, hardWordsQuery } from '#renderer/data/collections/hard-words.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';
import { BUILT_IN_WORDS } from '../../cms/readability/word-lists/built-in.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import { BuiltInList } from './built-in-list.tsx';
import { useWordList } from './use-word-list.ts';
import { WordRow } from './word-row.tsx';

const schema = z.object({
  word: z.string().check(z.trim(), z.minLength(1, { error: 'words:hard.lacking' satisfies MessageKey })),
  plainer: z.string().check(z.trim()),
});

/** Hard words and plainer ones: the portal's own list, and what super admins add to it or say otherwise. */
export function HardWordsPart({ language }: { readonly language: Language }) {
  const { t, i18n } = useTranslation('words');
  const failureText = useFailureText();
  const request = useRequest(hardWordsApi);
  const { list, form, onSubmit, element, begin, said, busy, failure, save, remove } = useWordList({
    ...{ request, query: hardWordsQuery(request), schema, blank: { word: '', plainer: '' } },
    wordOf: ({ word }: HardWord) => word,
  });
  const own = (list.page ?? []).filter((each) => each.language === language);
  const builtIn = BUILT_IN_WORDS[language].filter(([word]) => !own.some((each) => each.word === word.toLowerCase()));
  const row = ({ word, plainer, ...entry }: HardWord, onRemove?: () => void) => (
    <WordRow
      key={word}
      {...{ ...entry, word, onRemove }}
      instead={plainer}
      alone={t('hard.allowed')}
      onChange={() => begin({ word, plainer })}
    />
  );
  return (
    <>
      <p className="max-w-[52ch] text-ink-2">{t('hard.lead')}</p>
      <form
        ref={element}
        noValidate
        className="grid gap-x-3 gap-y-4 py-5 border-b-[1.5px] border-line @min-[48rem]:grid-cols-[1fr_1fr_auto] @min-[48rem]:items-start @min-[48rem]:[&>button]:mt-[calc(1.55em_+_6px)]"
        onSubmit={onSubmit((values) => save({ language, ...values }))}
      >
        <FormField
          control={form.control}
          name="word"
          busy={busy}
          label={t('hard.word')}
          lang={language}
          maxLength={HARD_WORD_MAX}
          autoComplete="off"
        />
        <div>
          <FormField
            control={form.control}
            name="plainer"
            busy={busy}
            label={t('hard.plainer')}
            lang={language}
            maxLength={PLAINER_MAX}
            autoComplete="off"
          />
          <p className="mt-1.5 text-ink-2 text-small">{t('hard.plainerHint')}</p>
        </div>
        <Button type="submit" busy={busy} busyLabel={t('saving')}>
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
      <ul aria-label={t('hard.own')}>{own.map((entry) => row(entry, () => remove(entry)))}</ul>
      <BuiltInList title={t('hard.builtIn', { count: builtIn.length })}>
        {() => builtIn.map(([word, plainer]) => row({ language, word, plainer }))}
      </BuiltInList>
    </>
  );
}
