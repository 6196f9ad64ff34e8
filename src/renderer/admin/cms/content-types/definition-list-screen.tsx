import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import type { ContentType } from '../content-type.ts';
import { DraftList } from '../list/draft-list.tsx';
import { ListHead } from '../list/list-head.tsx';
import type { ListMessages } from '../list/list-messages.ts';
import type { OpenCollection } from '../list/use-collection.ts';
import { useDraftList } from '../list/use-draft-list.ts';
import { useLocalDrafts } from '../list/use-local-drafts.ts';
import { useEditorSoon, type FetchEditor } from '../loading/use-editor-code.ts';
import { usePictureSource } from '../pictures/use-picture-source.ts';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';

/** No such collection says until when it holds. */
const SHOWS = DRAFT_SHOWS.filter((show) => show !== 'review-due');

interface Props {
  readonly kind: ContentType<DefinedDocument>;
  readonly words: NonNullable<ContentTypeDefinition['list']>;
  /** The same function at each drawing. */
  readonly open: OpenCollection;
  readonly fetchEditor: FetchEditor;
}

/** All items of such a collection, drafts and the bin included. */
export function DefinitionListScreen({ kind, words, open, fetchEditor }: Props) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const pictureSource = usePictureSource();
  const list = useDraftList(open);
  const kept = useLocalDrafts(kind);
  useEditorSoon(fetchEditor, list.reading.page !== null);
  const listWords = useMemo(
    (): ListMessages => ({
      name: i18n.t(kind.listLabel),
      search: i18n.t(words.search),
      empty: i18n.t(words.empty),
      problem: (problem) => i18n.t(problemWord(kind, problem)),
    }),
    [i18n, kind, words],
  );
  const { counts } = list;
  const lead =
    counts &&
    i18n.t(words.lead, {
      count: counts.all,
      number: wholeNumber(counts.all, language),
      published: wholeNumber(counts.published, language),
    });
  return (
    <>
      <ListHead
        title={i18n.t(kind.listLabel)}
        lead={lead}
        begin={{ label: i18n.t(words.begin), path: `${kind.path}/new` }}
      />
      <DraftList
        list={list}
        path={kind.path}
        words={listWords}
        grouping={null}
        shows={SHOWS}
        thumbnail={pictureSource}
        kept={kept}
      />
    </>
  );
}

function problemWord({ problemWords }: ContentType<DefinedDocument>, problem: string): MessageKey {
  return problemWords[problem] ?? 'publishing:unknown';
}
