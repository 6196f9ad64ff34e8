import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRights } from '#renderer/admin/rights.ts';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import { type FreshItem, type FreshItems, freshnessQuery } from '#renderer/data/collections/freshness.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { usePhone } from '#renderer/ui/lazy/use-phone.ts';
import { shownTitle } from '#renderer/admin/cms/list/shown-title.ts';
import { QueryNote } from '#renderer/admin/feedback/query-note.tsx';
import { Tooltip, Tooltips } from '#renderer/ui/lazy/tooltip.tsx';
import { Bed, BedDrawings } from './beds.tsx';
import { bedWords, lagOf } from './bed-words.ts';
import { FieldLegend } from './field-legend.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const ARTICLES = 'articles';

/** As many as a phone's screen holds. */
const ON_PHONES = 48;

/** Smallest width of a bed, px, for up to so many: the fewer, the larger. */
const SIZES: readonly (readonly [count: number, px: number])[] = [
  [16, 92],
  [48, 60],
  [120, 44],
];
const SMALLEST = 33;
/** On a phone, px: three quarters of it, a bed's height, are what a thumb needs. */
const THUMB = 60;

const BED_LINK =
  'block aspect-[4/3] rounded-[3px] hover:relative hover:z-1 hover:outline-3 hover:outline-(--s-white) ' +
  'focus-visible:relative focus-visible:z-2 focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-(--s-white) ' +
  'focus-visible:shadow-[0_0_0_6px_var(--s-soil3)] forced-colors:border forced-colors:focus-visible:outline-[Highlight]';

/** Every article as a bed, seen from above, in the colour of its freshness; the most pressing first. Nothing where there is none. */
export function ArticleField() {
  const { t } = useTranslation(['dashboard']);
  const query = useQuery(freshnessQuery(useAccountsRequest(), ARTICLES));
  // Nothing is shown where the backend doesn't support it, or where there are no articles.
  if (query.data === null || query.data?.total === 0) return null;
  return (
    <section className="mt-11 @min-[56rem]:pt-1.5" aria-labelledby="article-field">
      <h2 id="article-field" className="pb-3 text-[1.375rem] leading-[1.2] tracking-[-0.022em]">
        {t('field.title')}
      </h2>
      {query.isPending ? (
        <div
          aria-hidden="true"
          className="waiting-late h-44 rounded-[10px] bg-sunk dark:bg-line forced-colors:border"
        />
      ) : (
        <QueryNote query={query} title={t('field.failed')} />
      )}
      {query.data && <Field found={query.data} />}
    </section>
  );
}

function Field({ found }: { readonly found: FreshItems }) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  const phone = usePhone();
  const items = phone ? found.rows.slice(0, ON_PHONES) : found.rows;
  const { current, setCurrent, onKeyDown } = useRovingFocus(items.length);
  const more = found.total - items.length;
  const [, size = SMALLEST] = SIZES.find(([count]) => items.length <= count) ?? [];
  const width = phone ? THUMB : size;
  return (
    <>
      <BedDrawings />
      <div className="overflow-hidden rounded-[10px] bg-(--s-soil1) forced-colors:border">
        <ul
          aria-label={t('field.list')}
          className="grid gap-1.5 p-2.5"
          style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))` }}
          onKeyDown={onKeyDown}
        >
          <Tooltips>
            {items.map((item, at) => (
              <Plot key={item.id} item={item} isStop={at === current} onFocus={() => setCurrent(at)} />
            ))}
          </Tooltips>
        </ul>
        <div aria-hidden="true" className="h-1.5 bg-(--s-soil2)" />
        <div aria-hidden="true" className="h-1 bg-(--s-soil3)" />
      </div>
      <p aria-hidden="true" className="mt-2.5 leading-[1.4] text-ink-2">
        {t('field.hint')}
      </p>
      <FieldLegend counts={found.counts} />
      {more > 0 && (
        <p className="mt-2 text-ink-2">{t('field.more', { count: more, number: wholeNumber(more, language) })}</p>
      )}
    </>
  );
}

function useTitle(item: FreshItem): string {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  return shownTitle(item, language)?.text ?? t('untitled');
}

interface PlotProps {
  readonly item: FreshItem;
  /** Tab leads to it. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function Plot({ item, isStop, onFocus }: PlotProps) {
  const { t } = useTranslation(['dashboard']);
  const { language } = useLanguage();
  const { told } = useRights();
  const toAddress = useAddress();
  const words = `${useTitle(item)}. ${bedWords(item, told, t, language)}`;
  const place = placeOfItem(useSections(), { collection: ARTICLES, id: item.id });
  return (
    <li>
      <Tooltip text={words} side="bottom">
        <Link
          to={toAddress(place?.path ?? '/admin')}
          tabIndex={isStop ? 0 : -1}
          aria-label={words}
          className={BED_LINK}
          onFocus={onFocus}
        >
          <Bed state={item.state} lag={lagOf(item, told)} />
        </Link>
      </Tooltip>
    </li>
  );
}
