import type { DraftCard } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { StatePill } from '../publishing/language-state.tsx';

interface Props {
  readonly card: DraftCard;
  readonly side: Language;
  readonly now: Date;
}

/** How one language of an item stands, and whether anything of it waits for somebody. */
export function StatePills({ card, side, now }: Props) {
  const { language } = useLanguage();
  const [state, from] = [card.state[side], card.liveFrom[side]];
  return (
    <span className="draft-pills">
      {/* Where the columns' heads aren't shown, it is said here which language this is about. */}
      <span className="draft-side">{side.toUpperCase()}</span>
      <StatePill state={state} />
      {state === 'scheduled' && from !== null && (
        <time dateTime={from} className="draft-from">
          {listMoment(new Date(from), now, language)}
        </time>
      )}
      {card.behind[side] > 0 && <StatePill state="behind" />}
      {card.changed[side] && card.behind[side] === 0 && <StatePill state="changed" />}
    </span>
  );
}
