import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BIN_DAYS, type DraftCard } from '#domain/draft.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { StatePills } from './state-pills.tsx';
import { shownTitle } from './shown-title.ts';

const DAY_MS = 86_400_000;
const THUMBNAIL = { width: 56, height: 40 };

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
  readonly chosen: boolean;
  readonly onToggle: (id: number, range: boolean) => void;
}

/** One item: all of the row leads to its editor, but for the box that chooses it. */
export function DraftRow({ card, href, thumbnail, topic, inBin, now, chosen, onToggle }: Props) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const [unseen, setUnseen] = useState<string | null>(null);
  const title = shownTitle(card, language);
  const words = title?.text ?? t('untitled', { id: card.id });
  const toggle = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    onToggle(card.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  };
  return (
    <tr role="row" className={chosen ? 'draft-row draft-chosen' : 'draft-row'}>
      <td role="cell" className="draft-tick">
        <label className="list-tick">
          <input type="checkbox" aria-label={t('choose', { title: words })} checked={chosen} onChange={toggle} />
        </label>
      </td>
      <th role="rowheader" scope="row" className="draft-title">
        {card.image === '' || unseen === card.image ? (
          <span className="draft-thumbnail" />
        ) : (
          <img
            src={thumbnail(card.image, THUMBNAIL.width)}
            alt=""
            onError={() => setUnseen(card.image)}
            {...THUMBNAIL}
            loading="lazy"
            decoding="async"
            className="draft-thumbnail picture"
          />
        )}
        <Link
          to={href}
          lang={title && title.language !== language ? title.language : undefined}
          className={title ? 'draft-link' : 'draft-link draft-untitled'}
        >
          {words}
        </Link>
      </th>
      {!inBin && (
        <>
          <td role="cell" className="draft-state">
            <StatePills card={card} side="id" now={now} />
          </td>
          <td role="cell" className="draft-state">
            <StatePills card={card} side="en" now={now} />
          </td>
        </>
      )}
      {topic !== null && (
        <td role="cell" className="draft-topic">
          {topic}
        </td>
      )}
      <td role="cell" className="draft-moment">
        {inBin ? <Binned card={card} now={now} /> : <Saved card={card} now={now} />}
      </td>
    </tr>
  );
}

function Saved({ card, now }: { readonly card: DraftCard; readonly now: Date }) {
  const { language } = useLanguage();
  return (
    <>
      <time dateTime={card.savedAt}>{listMoment(new Date(card.savedAt), now, language)}</time>
      {card.savedByName !== '' && <span className="draft-by">{card.savedByName}</span>}
    </>
  );
}

function Binned({ card, now }: { readonly card: DraftCard; readonly now: Date }) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  if (card.binnedAt === null) return null;
  const binned = new Date(card.binnedAt);
  const left = Math.max(0, Math.ceil(BIN_DAYS - (now.getTime() - binned.getTime()) / DAY_MS));
  return (
    <>
      <time dateTime={card.binnedAt}>{listMoment(binned, now, language)}</time>
      {card.binnedByName !== '' && <span className="draft-by">{card.binnedByName}</span>}
      <span className="draft-left">{t('daysLeft', { count: left })}</span>
    </>
  );
}
