// What is written, its backend and its words, for tests of the parts that the editors are made of.
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyArticle, type ArticleDocument } from '#domain/article-document.ts';
import type { Draft } from '#domain/draft.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { failed, ok } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { RepositoryContext, type Repository } from '#renderer/data/repository.ts';
import type { EditableDraft, EditableDraftState } from '#renderer/admin/cms/drafts/editable-draft.ts';
import en from '#renderer/features/articles/messages/en.json';
import id from '#renderer/features/articles/messages/id.json';
import { addMessages } from '#renderer/i18n/portal-i18n.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { openAt } from './admin-stage.tsx';
import { sessionStage, signedIn } from './session-stage.tsx';

const articles = { id, en };

const repository = { pictureSource: (address: string) => address } as unknown as Repository;

function Words({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  for (const each of LANGUAGES) addMessages(i18n, each, { articles: articles[each] });
  return <RepositoryContext value={repository}>{children}</RepositoryContext>;
}

/** Renders a part of an editor for a super admin. */
export async function openEditing(children: ReactNode, language: Language = 'en', platform?: Platform) {
  const session = sessionStage(signedIn('granted'));
  const stage = { session, address: '/admin/blogs/7', language };
  return openAt(<Words>{children}</Words>, platform ? { ...stage, platform } : stage);
}

/** An article of which both languages are written; `more` is what a test is about. */
export function article(more: Partial<ArticleDocument> = {}): ArticleDocument {
  const empty = emptyArticle({ id: 'Tim', en: 'Team' });
  return {
    ...empty,
    id: { ...empty.id, title: 'Cabai', content: 'Isi cabai' },
    en: { ...empty.en, title: 'Chilies', content: 'About chilies' },
    ...more,
  };
}

/** A draft as the backend has it. */
export function draftOf<Document>(document: Document, more: Partial<Draft<Document>> = {}): Draft<Document> {
  return {
    ...{ id: 7, document, version: 3, savedAt: new Date(2026, 10, 22, 9, 0).toISOString(), savedByName: 'Ratna' },
    ...{ mine: true, binnedAt: null, live: { id: null, en: null }, approval: null, review: null },
    ...{ missingMedia: [], now: '2026-11-22T05:00:00Z' },
    ...more,
  };
}

export interface EditableStage<Document> extends EditableDraft<Document> {
  /** The calls so far, in order. */
  readonly done: readonly string[];
  /** What it answers from now on. */
  become(state: Partial<EditableDraftState<Document>>): void;
}

/** A draft that the test controls; `save` may change its state. */
export function editableStage<Document>(
  document: Document,
  save: (editable: EditableStage<Document>) => boolean | Promise<boolean> = () => true,
): EditableStage<Document> {
  let state: EditableDraftState<Document> = {
    ...{ document, server: draftOf(document), saveState: { kind: 'untouched' }, conflict: null, found: null },
  };
  const done: string[] = [];
  const editable: EditableStage<Document> = {
    done,
    become: (next) => void (state = { ...state, ...next }),
    read: () => state,
    subscribe: () => () => undefined,
    change: (change) => void (state = { ...state, document: change(state.document) }),
    async save() {
      done.push('save');
      return save(editable);
    },
    retry: () => void done.push('retry'),
    learn(draft) {
      done.push(`learn ${draft.version}`);
      state = { ...state, server: draft };
    },
    continueFound: () => undefined,
    discardFound: () => () => false,
    settle: () => void done.push('settle'),
    close: () => Promise.resolve(),
  };
  return editable;
}

const UNASKED = () => Promise.resolve(failed('server', 'not part of this test'));

/** A collection that answers what the test gives it, and refuses everything else. */
export function collectionStage<Document>(answers: Partial<DraftCollection<Document>>): DraftCollection<Document> {
  return {
    ...{
      list: UNASKED,
      count: UNASKED,
      read: UNASKED,
      create: UNASKED,
      save: UNASKED,
      publish: UNASKED,
      approve: UNASKED,
      requestReview: UNASKED,
      sendBack: UNASKED,
      readReview: UNASKED,
      keep: UNASKED,
      versions: UNASKED,
      version: UNASKED,
    },
    ...{ changeTags: UNASKED, restoreTags: UNASKED },
    ...{ setLive: UNASKED, bin: UNASKED, restore: UNASKED, erase: UNASKED, revisions: UNASKED, revision: UNASKED },
    restorable: (part) => Promise.resolve(ok({ part, leftOut: false })),
    ...answers,
  };
}
