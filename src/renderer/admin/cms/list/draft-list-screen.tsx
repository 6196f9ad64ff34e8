import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DraftShow } from '#domain/draft.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { AddIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { ListHead } from '#renderer/ui/lazy/list-head.tsx';
import type { ContentType, TranslatedDocument } from '../content-type.ts';
import { usePictureSource } from '../pictures/use-picture-source.ts';
import { problemWord } from '../problem-codes.ts';
import { DraftList } from './draft-list.tsx';
import type { ListGrouping, ListMessages } from './list-messages.ts';
import { useLocalDrafts } from './local-drafts-note.tsx';
import type { DraftListState } from './use-draft-list.ts';

/** The texts of a content type's list. */
export interface ListTexts {
  readonly search: MessageKey;
  /** There is none yet. */
  readonly empty: MessageKey;
  /** The button that begins one. */
  readonly begin: MessageKey;
  /** How many there are: `number`, and `published`. */
  readonly lead: MessageKey;
  /** How many (`count`) lack something, by the code of the problem; without it a sentence of the problem is said. */
  readonly lacking?: Readonly<Record<string, MessageKey>>;
}

/** What a list needs to know of its content type. */
export type ListedKind =
  | 'collection'
  | 'read'
  | 'path'
  | 'readersPath'
  | 'listLabel'
  | 'problemWords'
  | 'isSharedProblem';

interface Props<Document extends TranslatedDocument> {
  readonly list: DraftListState;
  readonly kind: Pick<ContentType<Document>, ListedKind>;
  readonly texts: ListTexts;
  /** Null where nothing is grouped. */
  readonly grouping: ListGrouping | null;
  /** What the list can be narrowed to, besides all of it. */
  readonly shows: readonly DraftShow[];
}

/** All items of a content type, drafts and the bin included: what they are, how many there are, a new one, and the list. */
export function DraftListScreen<Document extends TranslatedDocument>({ list, kind, texts, ...rest }: Props<Document>) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const toAddress = useAddress();
  const { may } = useRights();
  const pictureSource = usePictureSource();
  const kept = useLocalDrafts(kind);
  const words = useMemo(
    (): ListMessages => ({
      name: i18n.t(kind.listLabel),
      search: i18n.t(texts.search),
      empty: i18n.t(texts.empty),
      begin: i18n.t(texts.begin),
      lacking(problem, count) {
        const counted = texts.lacking?.[problem];
        if (counted) return i18n.t(counted, { count });
        return i18n.t('list:lacking', { count, words: i18n.t(problemWord(kind.problemWords, problem)) });
      },
      isShared: kind.isSharedProblem,
    }),
    [i18n, kind, texts],
  );
  const { counts } = list;
  return (
    <>
      <ListHead
        title={words.name}
        lead={
          counts &&
          i18n.t(texts.lead, {
            count: counts.all,
            number: wholeNumber(counts.all, language),
            published: wholeNumber(counts.published, language),
          })
        }
      >
        {may('content.edit') && (
          <Link to={toAddress(`${kind.path}/new`)} className={`${buttonClass()} max-[31.25em]:flex-[1_1_100%]`}>
            <AddIcon />
            {i18n.t(texts.begin)}
          </Link>
        )}
      </ListHead>
      <DraftList
        list={list}
        path={kind.path}
        readersPath={kind.readersPath}
        words={words}
        thumbnail={pictureSource}
        kept={kept}
        {...rest}
      />
    </>
  );
}
