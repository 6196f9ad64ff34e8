import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { localDay } from '#renderer/i18n/moments.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { DownloadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import type { ConvertedExport } from './convert-articles.ts';
import type { LeftOut } from './foreign-export.ts';
import type { ReportLine } from './plan-import.ts';

const NOTE: Readonly<Record<ReportLine['kind'], ParseKeys<['transfer']>>> = {
  picture: 'transfer:notePicture',
  embed: 'transfer:noteEmbed',
  block: 'transfer:noteBlock',
  shortcode: 'transfer:noteShortcode',
  category: 'transfer:noteCategory',
  tag: 'transfer:noteTag',
  newTags: 'transfer:noteNewTags',
  title: 'transfer:noteTitle',
  excerpt: 'transfer:noteExcerpt',
  date: 'transfer:noteDate',
  links: 'transfer:noteLinks',
  author: 'transfer:noteAuthor',
};

const LEFT_OUT: Readonly<Record<LeftOut['why'], ParseKeys<['transfer']>>> = {
  kind: 'transfer:leftKind',
  binned: 'transfer:leftBinned',
  empty: 'transfer:leftEmpty',
  language: 'transfer:leftLanguage',
  long: 'transfer:leftLong',
};

interface Props {
  readonly lines: readonly ReportLine[];
  readonly read: ConvertedExport;
  /** It is brought in: this is what there is to do now. */
  readonly isOver?: boolean;
}

/** So many lines are shown; the saved report has all of them. */
const SHOWN = 200;

/** Everything that doesn't come along, by name, to look through and to keep. */
export function ForeignReport({ lines, read, isOver = false }: Props) {
  const { t } = useTranslation(['transfer']);
  const { language } = useLanguage();
  const platform = usePlatform();
  const all = reportLines(lines, read, t);
  const number = (value: number) => wholeNumber(value, language);
  if (all.length === 0) return <p>{t('foreignNothingLost')}</p>;
  const save = () =>
    void platform.saveFile(
      `${t('foreignReportFile')}-${localDay(new Date())}.txt`,
      'text/plain',
      `${all.join('\n')}\n`,
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere">
      <details open={isOver}>
        <summary className="flex items-center min-h-11 cursor-pointer font-bold text-brand underline decoration-2 underline-offset-4">
          {t('foreignReport', { count: all.length, number: number(all.length) })}
        </summary>
        <ul className="pl-5 list-disc">
          {all.slice(0, SHOWN).map((line, at) => (
            <li key={at} className="py-1">
              {line}
            </li>
          ))}
        </ul>
        {all.length > SHOWN && (
          <p className="text-ink-2">
            {t('rowsMore', { count: all.length - SHOWN, number: number(all.length - SHOWN) })}
          </p>
        )}
      </details>
      <div>
        <Button variant="outline" size="sm" onClick={save}>
          <DownloadIcon />
          {t('foreignReportSave')}
        </Button>
      </div>
    </div>
  );
}

function reportLines(lines: readonly ReportLine[], read: ConvertedExport, t: TFunction<['transfer']>): string[] {
  return [
    ...read.leftOut.map(({ title, why, what }) => t(LEFT_OUT[why], { title: title || '…', what })),
    ...lines.map(({ title, kind, what }) => t(NOTE[kind], { title: title || '…', what: what || '–' })),
    ...(read.comments > 0 ? [t('foreignComments', { count: read.comments, number: String(read.comments) })] : []),
  ];
}
