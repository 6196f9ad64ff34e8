import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { otherLanguage, type Language, type Localized } from '#domain/localized.ts';
import { ADMIN_KEYS, isPressed } from '#renderer/admin/shortcut-keys.ts';
import { translationMemory, rememberedArticlesQuery } from '#renderer/data/collections/translation-memory.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { useDebouncedValue } from '#renderer/ui/lazy/use-debounced-value.ts';
import type { TextMark } from '../../markdown/field-props.ts';
import { MemoryOffer } from './memory-offer.tsx';
import { missingBlocks, withBlock, type MissingBlock } from './missing-blocks.ts';
import type { ReplaceText } from '../replace-text.ts';
import { questionsFor, rememberedIn, type Remembered } from './remembered.ts';

/** The pause in typing before a search, ms. */
const PAUSE_MS = 1200;
/** Missing blocks that are looked for at once: the first ones are translated first. */
const MOST_BLOCKS = 6;

interface Offer extends Remembered {
  readonly block: MissingBlock;
}

interface Side {
  /** The language that is written. */
  readonly language: Language;
  readonly field: string;
  readonly texts: Localized;
  readonly onReplace: ReplaceText;
}

/**
 * What of the other language was translated before and is missing here: a note where it belongs, with the translation of then. Nothing
 * is taken over by itself.
 */
export function useMemoryOffers({ language, field, texts, onReplace }: Side): readonly TextMark[] {
  const id = useDebouncedValue(texts.id, PAUSE_MS);
  const en = useDebouncedValue(texts.en, PAUSE_MS);
  const source = otherLanguage(language);
  const missing = useMemo(() => {
    const [from, to] = source === 'id' ? [id, en] : [en, id];
    return missingBlocks(from, to)
      .map((block) => ({ block, questions: questionsFor(block.source) }))
      .filter(({ questions }) => questions.length > 0)
      .slice(0, MOST_BLOCKS);
  }, [source, id, en]);
  const request = useRequest(translationMemory);
  const answers = useQueries({
    queries: missing.map(({ questions }) => rememberedArticlesQuery(request, questions, source)),
    combine: (results) => results.map(({ data }) => data),
  });
  const offers = useMemo(
    () => missing.flatMap(({ block }, index): Offer[] => offerFor(block, answers[index] ?? [], source)),
    [missing, answers, source],
  );
  const take = ({ block, translation }: Offer) =>
    onReplace((now) => {
      // Searched again, because the text may have changed meanwhile.
      const place = missingBlocks(now[source], now[language]).find((each) => each.source === block.source);
      return place ? withBlock(now[language], place.at, translation) : null;
    });
  const takeByKey = useEffectEvent(take);
  const [first] = offers;
  useEffect(() => {
    if (!first) return undefined;
    const press = (event: KeyboardEvent) => {
      const side = event.target instanceof Element ? event.target.closest<HTMLElement>('.side-control') : null;
      if (!isPressed(event, ADMIN_KEYS.takeOffer) || side?.dataset['side'] !== language) return;
      if (side.dataset['field'] !== field) return;
      event.preventDefault();
      takeByKey(first);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [first, field, language]);
  return offers.map((offer, index): TextMark => ({
    key: `memory-${language}-${index}`,
    look: 'changed',
    from: offer.block.segments,
    to: offer.block.segments,
    note: (
      <MemoryOffer
        wanted={offer.block.source}
        remembered={offer}
        language={language}
        isFirst={index === 0}
        onTake={() => take(offer)}
      />
    ),
  }));
}

function offerFor(block: MissingBlock, articles: readonly Localized[], source: Language): Offer[] {
  let best: Offer | null = null;
  for (const texts of articles) {
    const found = rememberedIn(block.source, texts[source], texts[otherLanguage(source)]);
    if (found && (best === null || found.others < best.others)) best = { ...found, block };
  }
  return best ? [best] : [];
}
