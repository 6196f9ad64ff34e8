import { useMutation, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import { useTablePage } from '../../data-table/use-table-page.ts';

interface WordsApi<Entry> {
  save(entry: Entry): Promise<Result<void>>;
  remove(language: Language, word: string): Promise<Result<void>>;
}

interface Options<Entry, Values extends FieldValues, Api, Key extends QueryKey> {
  readonly request: Request<Api>;
  readonly query: UseQueryOptions<readonly Entry[], RequestError, readonly Entry[], Key> & { readonly queryKey: Key };
  /** What is checked when an entry is saved. */
  readonly schema: z.ZodMiniType<Values, Values>;
  /** A form with nothing in it. */
  readonly blank: Values & DefaultValues<Values>;
  /** By which an entry is known in its language. */
  readonly wordOf: (entry: Entry) => string;
}

/** A list of words that super admins keep, the form that adds to it, and what is said of each change. */
export function useWordList<
  Entry extends { readonly language: Language },
  Values extends FieldValues,
  Api extends WordsApi<Entry>,
  Key extends QueryKey,
>({ request, query, schema, blank, wordOf }: Options<Entry, Values, Api, Key>) {
  const { t } = useTranslation('words');
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const { form, onSubmit } = useZodForm(schema, blank);
  const { isDirty } = form.formState;
  const focusForm = () => element.current?.querySelector('input')?.focus();
  const fill = (values: Values) => {
    form.reset(values);
    focusForm();
  };
  /** Brings an entry into the form; what was typed there and not saved can be brought back. */
  const begin = (values: Values) => {
    const typed = form.getValues();
    fill(values);
    if (!isDirty) return;
    const action = {
      label: t('typedBack'),
      run: () => {
        fill(blank);
        for (const name of Object.keys(typed) as Path<Values>[])
          form.setValue(name, typed[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
      },
    };
    void showToast({ kind: 'info', title: t('typedGone'), action });
  };
  const change = useMutation<void, RequestError, { readonly entry: Entry; readonly isGone: boolean }>({
    mutationKey: query.queryKey,
    mutationFn: ({ entry, isGone }) =>
      request((api) => (isGone ? api.remove(entry.language, wordOf(entry)) : api.save(entry))),
    onSuccess: async (_, { entry, isGone }) => {
      setSaid(t(isGone ? 'removed' : 'saved', { word: wordOf(entry) }));
      await client.invalidateQueries(query);
      // A row that is gone takes its button along; what is being typed meanwhile stays.
      if (isGone) focusForm();
      else fill(blank);
    },
  });
  return {
    list: useTablePage(query),
    ...{ form, onSubmit, element, begin, said },
    busy: change.isPending,
    failure: change.error?.failure,
    save: (entry: Entry) => change.mutate({ entry, isGone: false }),
    remove: (entry: Entry) => change.mutate({ entry, isGone: true }),
  };
}
