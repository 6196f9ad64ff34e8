// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import type { Draft } from '#domain/draft.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import portalTexts from '#renderer/app/messages/en.json';
import { addMessages, createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { ARTICLES } from '../../sections/articles/article-content-type.ts';
import en from '../messages/en.json';
import id from '../messages/id.json';
import { useDuplicate } from './use-duplicate.ts';

vi.mock('#renderer/ui/toast.ts', () => ({ showToast: vi.fn() }));

const empty = emptyArticle({ id: 'Tim', en: 'Team' });
const document: ArticleDocument = {
  ...empty,
  id: { ...empty.id, title: 'Mulsa' },
  en: { ...empty.en, title: 'Mulch' },
};

test('pressed twice it makes one draft, and asked again after a lost answer it is the same one', async () => {
  const create = vi.fn<(written: ArticleDocument, key: string) => Promise<Result<Draft<ArticleDocument>>>>();
  const onMade = vi.fn();
  const saved = vi.fn(() => Promise.resolve(true));
  const draft = { read: () => ({ document, server: null }) as never, save: saved };
  let duplicate: ReturnType<typeof useDuplicate<ArticleDocument>> = () => Promise.resolve();
  function Stage() {
    duplicate = useDuplicate(ARTICLES, { create }, onMade);
    return null;
  }
  const translator = createI18n('en', { common: portalTexts, loading: en.loading });
  addMessages(translator, 'id', { loading: id.loading });
  render(
    <PlatformContext value={memoryPlatform()}>
      <I18nextProvider i18n={translator}>
        <Stage />
      </I18nextProvider>
    </PlatformContext>,
  );

  create.mockResolvedValueOnce(failed('offline', 'no answer'));
  await act(() => Promise.all([duplicate(draft), duplicate(draft)]));
  expect(create).toHaveBeenCalledTimes(1);
  expect(onMade).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'error', title: en.loading.notCopied }));

  create.mockResolvedValueOnce(ok({ id: 9 } as Draft<ArticleDocument>));
  await act(() => duplicate(draft));
  expect(onMade).toHaveBeenCalledExactlyOnceWith(9);
  const [first, again] = create.mock.calls;
  expect(again).toEqual(first);
  expect([again?.[0].id.title, again?.[0].en.title]).toEqual(['Mulsa (salinan)', 'Mulch (copy)']);
  expect(saved).toHaveBeenCalledTimes(2);

  create.mockResolvedValueOnce(ok({ id: 10 } as Draft<ArticleDocument>));
  await act(() => duplicate(draft));
  expect(create.mock.lastCall?.[1]).not.toBe(first?.[1]);
});
