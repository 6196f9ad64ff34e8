import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type DraftCard } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { objectPosition } from '#renderer/ui/picture.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { SelectBox } from '../../data-table/select-box.tsx';
import type { Selection } from '../../data-table/use-selection.ts';
import { StatePill } from '../publishing/language-state.tsx';
import { shownTitle } from './shown-title.ts';

const DAY_MS = 86_400_000;
const THUMBNAIL = { width: 56, height: 40 };

/** Classes of the label around a box that selects. */
export const TICK = 'relative z-1 flex min-h-11 min-w-11 cursor-pointer items-center gap-2 pl-1 select-none';

// On narrow screens a row is two lines: the title, and how it stands; below 18em the words have the row to themselves.
const ROW =
  'group/row relative flex min-h-16 scroll-mt-[110px] scroll-mb-4 flex-wrap items-center gap-x-1.5 gap-y-1 border-b-[1.5px] border-line py-2 pl-11 max-sm:pl-0 @min-[44rem]:py-1 @min-[44rem]:pl-0 @min-[44rem]:group-data-[density=compact]/table:min-h-12 @min-[44rem]:group-data-[density=compact]/table:py-0';
const SELECTED =
  'bg-brand-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight] [&_.state-pill]:shadow-[0_0_0_1px_var(--bg)]';
const NOT_SELECTED = 'hover:bg-sunk hover:[&_.state-pill]:shadow-[0_0_0_1px_var(--bg)]';
/** The link covers the row. */
const LINK =
  'line-clamp-2 min-w-0 @min-[44rem]:group-data-[density=compact]/table:line-clamp-1 text-[1rem] leading-[1.3] font-bold wrap-anywhere max-sm:block group-hover/row:underline group-hover/row:underline-offset-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-[4px] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-[var(--focus)]';

/** Around pills: in a row they are small. */
const SMALL =
  '[&_.state-pill]:gap-1 [&_.state-pill]:px-1.5 [&_.state-pill]:text-[0.844rem] [&_.state-pill]:leading-[1.3]';

interface Props {
  readonly card: DraftCard;
  /** Address of its editor. */
  readonly href: string;
  /** Address of the picture for its size in px. */
  readonly thumbnail: (image: string, width: number) => string;
  /** Null where nothing is grouped. */
  readonly topic: string | null;
  readonly inBin: boolean;
  readonly now: Date;
  readonly selection: Selection<number>;
  /** Classes of the columns on wide screens, and of the topic's. */
  readonly columns: string;
  readonly topicClass: string;
}

/** One item: all of the row leads to its editor, but for the box that selects it. */
export function DraftRow({ card, href, thumbnail, topic, inBin, now, selection, columns, topicClass }: Props) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const { may } = useRights();
  const [unseen, setUnseen] = useState<string | null>(null);
  const title = shownTitle(card, language);
  const words = title?.text ?? t('untitled', { id: card.id });
  const thumbnailClass =
    'h-10 w-14 flex-none rounded-[6px] bg-sunk object-cover group-data-[density=compact]/table:@min-[44rem]:h-7.5 group-data-[density=compact]/table:@min-[44rem]:w-10.5 max-sm:hidden dark:bg-line';
  return (
    <tr role="row" className={`${ROW} ${selection.ids.has(card.id) ? SELECTED : NOT_SELECTED} ${columns}`}>
      <td role="cell" className="absolute top-2 left-0 max-sm:static @min-[44rem]:static">
        {may('content.edit') && (
          <SelectBox selection={selection} id={card.id} className={TICK} label={t('choose', { title: words })} />
        )}
      </td>
      <th
        role="rowheader"
        scope="row"
        className="flex min-h-11 min-w-0 flex-[1_1_100%] items-center gap-3 text-left font-normal"
      >
        {card.image === '' || unseen === card.image ? (
          <span className={thumbnailClass} />
        ) : (
          <img
            src={thumbnail(card.image, THUMBNAIL.width)}
            alt=""
            onError={() => setUnseen(card.image)}
            {...THUMBNAIL}
            style={objectPosition(card.focus)}
            loading="lazy"
            decoding="async"
            className={`${thumbnailClass} picture`}
          />
        )}
        <span className={`flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 ${SMALL}`}>
          <Link
            to={href}
            lang={title && title.language !== language ? title.language : undefined}
            className={`${LINK} ${title ? 'text-ink' : 'text-ink-2 italic'}`}
          >
            {words}
          </Link>
          {card.review && !inBin && <StatePill state="ready" />}
        </span>
      </th>
      {!inBin &&
        (['id', 'en'] as const).map((side) => (
          <td key={side} role="cell">
            <StatePills card={card} side={side} now={now} />
          </td>
        ))}
      {topic !== null && (
        <td role="cell" className={`text-[0.938rem] leading-[1.35] wrap-anywhere text-ink-2 ${topicClass}`}>
          {topic}
        </td>
      )}
      <td
        role="cell"
        className="ml-auto text-[0.906rem] leading-[1.35] text-ink-2 tabular-nums @min-[44rem]:ml-0 @min-[44rem]:*:block"
      >
        <Moment at={inBin ? card.binnedAt : card.savedAt} by={inBin ? card.binnedByName : card.savedByName} now={now} />
        {inBin && card.binnedAt !== null && (
          <span className="ml-3 font-semibold text-warn @min-[44rem]:ml-0">
            {t('daysLeft', { count: daysLeft(card.binnedAt, now) })}
          </span>
        )}
      </td>
    </tr>
  );
}

function Moment({ at, by, now }: { readonly at: string | null; readonly by: string; readonly now: Date }) {
  const { language } = useLanguage();
  if (at === null) return null;
  return (
    <>
      <time dateTime={at}>{listMoment(new Date(at), now, language)}</time>
      {by !== '' && (
        <span className="hidden truncate text-ink-3 @min-[44rem]:group-data-[density=regular]/table:block">{by}</span>
      )}
    </>
  );
}

function daysLeft(binnedAt: string, now: Date): number {
  return Math.max(0, Math.ceil(BIN_DAYS - (now.getTime() - Date.parse(binnedAt)) / DAY_MS));
}

interface PillsProps {
  readonly card: DraftCard;
  readonly side: Language;
  readonly now: Date;
}

/** The state of one language of an item, and whether it needs attention. */
function StatePills({ card, side, now }: PillsProps) {
  const { t } = useTranslation(['publishing']);
  const { language } = useLanguage();
  const outdated = useRights().told.includes(side) ? card.outdated[side] : 0;
  const [state, from] = [card.state[side], card.liveFrom[side]];
  return (
    <span
      className={`flex flex-wrap items-center gap-1 @min-[44rem]:flex-col @min-[44rem]:items-start @min-[44rem]:[&_.state-pill]:whitespace-normal ${SMALL}`}
    >
      {/* The language, where the columns' heads aren't visible. */}
      <span className="text-[0.844rem] font-bold text-ink-2 @min-[44rem]:hidden">{side.toUpperCase()}</span>
      <StatePill state={state} />
      {state === 'scheduled' && from !== null && (
        <time dateTime={from} className="text-[0.844rem] text-ink-2">
          {listMoment(new Date(from), now, language)}
        </time>
      )}
      {outdated > 0 && (
        <StatePill
          state="outdated"
          words={outdated > 1 ? t('publishing:state.outdatedParts', { count: outdated }) : undefined}
        />
      )}
      {card.changed[side] && outdated === 0 && <StatePill state="changed" />}
    </span>
  );
}
