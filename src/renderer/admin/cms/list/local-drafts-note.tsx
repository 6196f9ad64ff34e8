import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fieldsOf } from '#domain/json.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { ok } from '#domain/result.ts';
import { request } from '#renderer/data/request-error.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useSession } from '#renderer/session/session.ts';
import { titleOf, type ContentType, type TranslatedDocument } from '../content-type.ts';
import { deviceTexts } from '../drafts/editing-device.ts';
import type { DraftStore } from '../drafts/local-draft-store.ts';
import { listLocalDrafts, type LocalDraft } from '../drafts/list-local-drafts.ts';

/** What was written only just now is on its way to the backend: it is shown if it is still here after this, ms. */
const ON_ITS_WAY_MS = 10_000;

/** How often is looked again, ms: another window saves, or writes. */
const LOOK_AGAIN_MS = 5_000;

/** Something written that this device holds and the backend hasn't got, as a list shows it. */
export interface LocalDraftLine {
  /** Null for a new item. */
  readonly id: number | null;
  /** The writer's own name for it. */
  readonly key: string;
  /** ISO; empty where it isn't known any more. */
  readonly writtenAt: string;
  readonly title: string;
}

const NONE: readonly LocalDraftLine[] = [];

/** The signed-in user's unsaved drafts on this device, one line for each item, newest first. */
export function useLocalDrafts<Document extends TranslatedDocument>(
  { collection, read }: Pick<ContentType<Document>, 'collection' | 'read'>,
  texts: DraftStore = deviceTexts(),
): readonly LocalDraftLine[] {
  const { state } = useSession();
  const { language } = useLanguage();
  const owner = state.kind === 'signed-in' ? state.person.id : null;
  const { data = NONE } = useQuery({
    queryKey: ['local-drafts', owner, collection, language],
    queryFn: () =>
      request(async () =>
        ok(
          linesOf(await listLocalDrafts(texts, owner ?? '', collection, read), (document) =>
            titleOf(document, language),
          ),
        ),
      ),
    enabled: owner !== null,
    ...AGAIN,
  });
  return data;
}

/** Something written in a collection. */
export interface CollectedLine extends LocalDraftLine {
  readonly collection: string;
}

/** The same in several collections, without the code of their kinds; newest first. */
export function useAllLocalDrafts(
  collections: readonly string[],
  texts: DraftStore = deviceTexts(),
): readonly CollectedLine[] {
  const { state } = useSession();
  const { language } = useLanguage();
  const owner = state.kind === 'signed-in' ? state.person.id : null;
  const { data = [] } = useQuery({
    queryKey: ['local-drafts', owner, collections, language],
    queryFn: () =>
      request(async () => {
        const found = await Promise.all(
          collections.map(async (collection) => {
            const drafts = await listLocalDrafts<unknown>(texts, owner ?? '', collection, (value) => value);
            return linesOf(drafts, (document) => titleIn(document, language)).map((line) => ({ ...line, collection }));
          }),
        );
        return ok(found.flat().sort((one, other) => other.writtenAt.localeCompare(one.writtenAt, 'en')));
      }),
    enabled: owner !== null,
    ...AGAIN,
  });
  return data;
}

const AGAIN = {
  // After a failure to read the device it isn't read again.
  refetchInterval: ({ state: { status } }: { readonly state: { readonly status: string } }) =>
    status !== 'error' && LOOK_AGAIN_MS,
};

/** One line for each item. */
function linesOf<Document>(
  drafts: readonly LocalDraft<Document>[],
  title: (document: Document) => string,
): readonly LocalDraftLine[] {
  const seen = new Set<string>();
  return drafts
    .filter(({ id, key, writtenAt }) => {
      const name = String(id ?? key);
      const first = !seen.has(name);
      seen.add(name);
      // An entry without a readable time, or with a future one, is ignored.
      const age = Date.now() - Date.parse(writtenAt);
      return first && !(age >= 0 && age <= ON_ITS_WAY_MS);
    })
    .map(({ id, key, writtenAt, document, text }) => ({
      ...{ id, key, writtenAt },
      title: document ? title(document) : (text.split('\n')[0] ?? ''),
    }));
}

/** The title of whatever a kind's document looks like, as an older build may have written it: in this language, else in the other. */
function titleIn(document: unknown, language: Language): string {
  const titles = [language, ...LANGUAGES].map((each) => fieldsOf(fieldsOf(document)[each])['title']);
  return titles.find((title): title is string => typeof title === 'string' && title.trim() !== '') ?? '';
}

interface Props {
  readonly drafts: readonly LocalDraftLine[];
  readonly itemPath: (id: number) => string;
  readonly newPath: string;
}

/** What waits on this device alone: the way back to it. */
export function LocalDraftsNote({ drafts, itemPath, newPath }: Props) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const headingId = useId();
  const [now] = useState(() => new Date());
  if (drafts.length === 0) return null;
  const pathOf = ({ id, key }: LocalDraftLine) =>
    id === null ? `${newPath}?${new URLSearchParams({ key }).toString()}` : itemPath(id);
  return (
    <section aria-labelledby={headingId} className="mb-6 border-l-4 border-accent bg-accent-soft px-5 pt-4 pb-2">
      <h2 id={headingId} className="text-[1.125rem] leading-[1.3]">
        {t('kept')}
      </h2>
      <p className="text-ink-2">{t('keptHint')}</p>
      <ul className="divide-y-[1.5px] divide-line">
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Link
              to={toAddress(pathOf(draft))}
              className="group flex min-h-12 flex-wrap items-center justify-between gap-x-4"
            >
              <span className="min-w-0 font-bold wrap-anywhere group-hover:underline group-hover:underline-offset-3">
                {draft.title.trim() || t('untitledNew')}
              </span>
              {draft.writtenAt !== '' && (
                <time dateTime={draft.writtenAt} className="text-[0.906rem] text-ink-2 tabular-nums">
                  {listMoment(new Date(draft.writtenAt), now, language)}
                </time>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
