import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { DownloadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import type { ConvertedExport } from './convert-articles.ts';
import type { LeftOut } from './foreign-export.ts';
import type { ReportLine } from './plan-import.ts';

type Key = ParseKeys<['transfer']>;
type Words = Readonly<{ count: Key; line: Key }>;

const NOTE: Readonly<Record<ReportLine['kind'], Words>> = {
  protected: { count: 'transfer:countProtected', line: 'transfer:noteProtected' },
  private: { count: 'transfer:countPrivate', line: 'transfer:notePrivate' },
  scheduled: { count: 'transfer:countScheduled', line: 'transfer:noteScheduled' },
  members: { count: 'transfer:countMembers', line: 'transfer:noteMembers' },
  picture: { count: 'transfer:countPicture', line: 'transfer:notePicture' },
  embed: { count: 'transfer:countEmbed', line: 'transfer:noteEmbed' },
  link: { count: 'transfer:countLink', line: 'transfer:noteLink' },
  links: { count: 'transfer:countLinks', line: 'transfer:noteLinks' },
  struck: { count: 'transfer:countStruck', line: 'transfer:noteStruck' },
  block: { count: 'transfer:countBlock', line: 'transfer:noteBlock' },
  shortcode: { count: 'transfer:countShortcode', line: 'transfer:noteShortcode' },
  category: { count: 'transfer:countCategory', line: 'transfer:noteCategory' },
  tag: { count: 'transfer:countTag', line: 'transfer:noteTag' },
  newTags: { count: 'transfer:countNewTags', line: 'transfer:noteNewTags' },
  title: { count: 'transfer:countTitle', line: 'transfer:noteTitle' },
  excerpt: { count: 'transfer:countExcerpt', line: 'transfer:noteExcerpt' },
  author: { count: 'transfer:countAuthor', line: 'transfer:noteAuthor' },
  date: { count: 'transfer:countDate', line: 'transfer:noteDate' },
};

const LEFT_OUT: Readonly<Record<LeftOut['why'], Words>> = {
  kind: { count: 'transfer:countKind', line: 'transfer:leftKind' },
  binned: { count: 'transfer:countBinned', line: 'transfer:leftBinned' },
  empty: { count: 'transfer:countEmpty', line: 'transfer:leftEmpty' },
  language: { count: 'transfer:countLanguage', line: 'transfer:leftLanguage' },
  long: { count: 'transfer:countLong', line: 'transfer:leftLong' },
};

interface Props {
  readonly lines: readonly ReportLine[];
  readonly read: ConvertedExport;
  /** It is brought in: this is what there is to do now. */
  readonly isOver?: boolean;
}

/** So many lines are shown; the saved report has all of them. */
const SHOWN = 200;

/** Everything that doesn't come along, first how much of each kind, then by name, to look through and to keep. */
export function ForeignReport({ lines, read, isOver = false }: Props) {
  const { t } = useTranslation(['transfer']);
  const { language } = useLanguage();
  const platform = usePlatform();
  const sections = useSections();
  const number = (value: number) => wholeNumber(value, language);
  const counts = countsOf(lines, read).map(([key, count]) => t(key, { count, number: number(count) }));
  const all = reportLines(lines, read, t);
  const placeOf = (id: number | null) =>
    isOver && id !== null ? (placeOfItem(sections, { collection: 'articles', id })?.path ?? null) : null;
  const save = () =>
    void platform.saveFile(
      `${t('foreignReportFile')}-${localDay(new Date())}.txt`,
      'text/plain',
      `${[...counts, '', ...all.map(({ title, text }) => (title === '' ? text : `${title}: ${text}`))].join('\n')}\n`,
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
      {counts.length === 0 ? (
        <p>{t('foreignNothingLost')}</p>
      ) : (
        <>
          <ul className="pl-5 list-disc">
            {counts.map((count) => (
              <li key={count}>{count}</li>
            ))}
          </ul>
          {all.length > 0 && (
            <details open={isOver}>
              <summary className="flex items-center min-h-11 cursor-pointer font-bold text-brand underline decoration-2 underline-offset-4">
                {t('foreignReport', { count: all.length, number: number(all.length) })}
              </summary>
              <ul className="pl-5 list-disc">
                {all.slice(0, SHOWN).map(({ title, text, id }, at) => (
                  <li key={at} className={isOver ? 'py-2.5' : 'py-1'}>
                    <LineTitle title={title} path={placeOf(id)} />
                    {text}
                  </li>
                ))}
              </ul>
              {all.length > SHOWN && (
                <p className="text-ink-2">
                  {t('rowsMore', { count: all.length - SHOWN, number: number(all.length - SHOWN) })}
                </p>
              )}
            </details>
          )}
          <div>
            <Button variant="outline" size="sm" onClick={save}>
              <DownloadIcon />
              {t('foreignReportSave')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The article that a line is about, linked where its draft is here. */
function LineTitle({ title, path }: { readonly title: string; readonly path: string | null }) {
  const address = useAddress();
  if (title === '') return null;
  if (path === null) return `${title}: `;
  return (
    <>
      {/* In the line, so that what is said of a long title follows its last word. */}
      <Link to={address(path)} className="py-2.5 text-brand underline underline-offset-4">
        {title}
      </Link>
      {': '}
    </>
  );
}

/** How much there is of each kind, with the key of its words. */
function countsOf(lines: readonly ReportLine[], read: ConvertedExport): readonly (readonly [Key, number])[] {
  const counts = new Map<Key, number>();
  const add = (key: Key, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  for (const { why } of read.leftOut) add(LEFT_OUT[why].count, 1);
  for (const { kind, what } of lines) {
    // Their lines say how many.
    add(NOTE[kind].count, kind === 'links' || kind === 'struck' ? Number(what) : 1);
  }
  const order = [...Object.values(LEFT_OUT), ...Object.values(NOTE)].flatMap(({ count }) => {
    const found = counts.get(count);
    return found === undefined ? [] : [[count, found] as const];
  });
  return read.comments > 0 ? [...order, ['transfer:foreignComments', read.comments]] : order;
}

function reportLines(
  lines: readonly ReportLine[],
  read: ConvertedExport,
  t: TFunction<['transfer']>,
): readonly { readonly title: string; readonly text: string; readonly id: number | null }[] {
  return [
    ...read.leftOut.map(({ title, why, what }) => ({
      ...{ title: '', id: null },
      text: t(LEFT_OUT[why].line, { title: title || '…', what }),
    })),
    ...lines.map(({ title, kind, what, id }) => ({
      ...{ title: kind === 'newTags' ? '' : title || '…', id },
      text: t(NOTE[kind].line, { what: what || '–' }),
    })),
  ];
}
