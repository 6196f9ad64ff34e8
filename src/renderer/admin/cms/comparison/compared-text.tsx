import './compared-text.css';
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ArticleText } from '#renderer/ui/article-text.tsx';
import { usePictureSource } from '../pictures/use-picture-source.ts';
import { BlockDrawer, compareTexts, foldAlike, type ComparedBlock, type TextDrawing } from './compare-texts.ts';

const BLOCK = 'compared-block pl-3.5 border-l-3 [&>:first-child]:mt-0';
const LOOKS: Readonly<Record<ComparedBlock['what'], string>> = {
  same: 'border-transparent text-ink-2',
  changed: 'border-line-strong',
  added: 'border-double border-ok',
  removed: 'border-dashed border-danger',
};
const FOLD =
  'block w-full min-h-11 px-3.5 border-y-[1.5px] border-line text-ink-2 text-small font-bold text-left hover:bg-sunk ' +
  "before:content-['…_'/'']";

/** How texts of a language are rendered for the comparison, in the user's language. */
function useTextDrawing(lang: Language): TextDrawing {
  const { t } = useTranslation('comparison');
  const { language } = useLanguage();
  const pictureSource = usePictureSource();
  return useMemo(
    () => ({ language: lang, pictureSource, words: { language, added: t('added'), removed: t('removed') } }),
    [lang, pictureSource, language, t],
  );
}

/** A renderer of blocks with these settings. */
export function useBlockDrawer(lang: Language): BlockDrawer {
  const drawing = useTextDrawing(lang);
  return useMemo(() => new BlockDrawer(drawing), [drawing]);
}

interface Props {
  readonly before: string;
  readonly after: string;
  readonly lang: Language;
}

/** The changes of an article's text: rendered as on its page, with removed parts struck through and added ones marked. */
export function ComparedText({ before, after, lang }: Props) {
  const { t } = useTranslation('comparison');
  const drawing = useTextDrawing(lang);
  const texts = useMemo(() => ({ before, after, drawing }), [before, after, drawing]);
  // A long article is compared and rendered in a transition, so that the window stays responsive.
  const shown = useDeferredValue<typeof texts | null>(texts, null);
  const rows = useMemo(() => (shown ? compareTexts(shown.before, shown.after, shown.drawing) : []), [shown]);
  if (shown && rows.every(isSame)) return <p className="text-ink-2">{t('sameWords')}</p>;
  return (
    <ComparedPage lang={lang}>
      {foldAlike(rows, isSame).map(({ rows: within, isFolded }, place) => {
        const blocks = within.map((block, index) => <DrawnBlock key={index} block={block} />);
        return isFolded ? (
          <Folded key={place} count={within.length}>
            {blocks}
          </Folded>
        ) : (
          blocks
        );
      })}
    </ComparedPage>
  );
}

const isSame = ({ what, isMoved }: ComparedBlock): boolean => what === 'same' && !isMoved;

/** The frame for blocks that are rendered as on an article's page. */
export function ComparedPage({ lang, children }: { readonly lang: Language; readonly children: ReactNode }) {
  return (
    <div className="article-text compared-text max-w-[48rem] wrap-anywhere" lang={lang}>
      {children}
    </div>
  );
}

/** One block of a comparison. */
export const DrawnBlock = memo(function DrawnBlock({ block }: { readonly block: ComparedBlock }) {
  const { t } = useTranslation('comparison');
  const { language } = useLanguage();
  const html = useMemo(() => block.html(), [block]);
  return (
    <>
      {block.isMoved && (
        <p className="mt-3 pl-3.5 border-l-3 border-line-strong text-ink-2 text-small font-bold" lang={language}>
          {t(block.what === 'same' ? 'moved' : 'movedAndChanged')}
        </p>
      )}
      <ArticleText html={html} className={`${BLOCK} ${LOOKS[block.what]}`} />
    </>
  );
});

/** Unchanged blocks: a line with their number, which opens them. */
export function Folded({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { t } = useTranslation('comparison');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={FOLD} lang={language} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('alike', { count })}
      </button>
      {isOpen && children}
    </>
  );
}
