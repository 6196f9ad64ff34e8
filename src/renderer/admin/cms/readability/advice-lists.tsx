import { useDeferredValue, useId, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { CloseIcon } from '#renderer/ui/icons.tsx';
import { Switch } from '#renderer/ui/lazy/switch.tsx';
import { useLanguageNames } from '../language-names.ts';
import { ADVICE_KINDS, type AdviceKind, type GivenAdvice } from './advice.ts';
import { adviceOf, type ReadabilityGuide } from './readability-guide.ts';

/** More of one kind are counted: the first ones are worked on first. */
const MOST_SHOWN = 5;
/** Characters on either side of the words that advice is about. */
const AROUND = 34;

/** What each kind is called, and what to do about it. */
const WORDS = {
  'long-sentence': { name: 'readability:longSentence', hint: 'readability:longSentenceHint' },
  'hard-word': { name: 'readability:hardWord', hint: 'readability:hardWordHint' },
  'passive-chain': { name: 'readability:passiveChain', hint: 'readability:passiveChainHint' },
  'unit-without-figure': { name: 'readability:bareUnit', hint: 'readability:bareUnitHint' },
  'figure-without-source': { name: 'readability:unsourcedFigure', hint: 'readability:unsourcedFigureHint' },
} as const satisfies Readonly<Record<AdviceKind, object>>;

export interface AdviceListsProps {
  readonly guide: ReadabilityGuide;
  /** Brings the text of a language into sight: something may lie over it. */
  readonly onShow: (language: Language) => void;
}

/** What could make both texts easier to read: each line leads to its words. */
export function AdviceLists({ guide, onShow }: AdviceListsProps) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation(['readability']);
  // At a lower priority than typing.
  const now = useSyncExternalStore(guide.subscribe, guide.state);
  const state = { ...now, texts: useDeferredValue(now.texts) };
  const panel = useRef<HTMLElement>(null);
  const headingId = useId();
  const sides = LANGUAGES.map((language) => ({ language, advice: adviceOf(state, language) }));
  const count = sides.reduce((sum, { advice }) => sum + advice.length, 0);
  const isShown = LANGUAGES.some((language) => state.texts[language] !== null);
  const dismiss = (advice: GivenAdvice) => {
    const buttons = () => [...(panel.current?.querySelectorAll<HTMLElement>('.advice-dismiss') ?? [])];
    const place = buttons().indexOf(document.activeElement as HTMLElement);
    guide.dismiss(advice);
    // The button is gone with its line: the next one takes the focus, or the heading.
    requestAnimationFrame(() => (buttons()[place] ?? buttons().at(-1) ?? panel.current?.querySelector('h3'))?.focus());
  };
  return (
    <section ref={panel} className="readability mt-8 pt-4 border-t-[1.5px] border-line" aria-labelledby={headingId}>
      <h3
        id={headingId}
        tabIndex={-1}
        className="flex flex-wrap gap-x-3 items-baseline justify-between font-extrabold focus:outline-none"
      >
        {t('title')}
        {isShown && <span className="text-ink-2 text-small font-semibold tabular-nums">{t('count', { count })}</span>}
      </h3>
      <p className="mt-1 text-ink-2 text-small">{t(isShown ? 'lead' : 'onlyCanvas')}</p>
      {isShown && <Switch label={t('marks')} on={state.marks} onChange={(on) => guide.showMarks(on)} />}
      {isShown && count === 0 && <p className="mt-2">{t('none')}</p>}
      {sides.map(
        ({ language, advice }) =>
          advice.length > 0 && (
            <section key={language} className="mt-3" aria-label={languageNames[language]}>
              <h4 className="font-bold text-ink-2">{languageNames[language]}</h4>
              {ADVICE_KINDS.map((kind) => (
                <AdviceList
                  key={kind}
                  kind={kind}
                  language={language}
                  advice={advice.filter((each) => each.kind === kind)}
                  onGo={(each) => {
                    onShow(language);
                    // Once nothing lies over the text any more.
                    requestAnimationFrame(() => guide.state().texts[language]?.reveal(each));
                  }}
                  onDismiss={dismiss}
                />
              ))}
            </section>
          ),
      )}
    </section>
  );
}

interface ListProps {
  readonly kind: AdviceKind;
  readonly language: Language;
  readonly advice: readonly GivenAdvice[];
  readonly onGo: (advice: GivenAdvice) => void;
  readonly onDismiss: (advice: GivenAdvice) => void;
}

function AdviceList({ kind, language, advice, onGo, onDismiss }: ListProps) {
  const { t } = useTranslation(['readability']);
  const more = advice.length - MOST_SHOWN;
  if (advice.length === 0) return null;
  return (
    <>
      <h5 className="mt-2 text-small font-bold">
        {t(WORDS[kind].name)} <span className="text-ink-3 font-semibold tabular-nums">{advice.length}</span>
      </h5>
      <ul className="border-t-[1.5px] border-line">
        {advice.slice(0, MOST_SHOWN).map((each) => {
          const [before, words, after] = excerptOf(each);
          return (
            <li key={each.key} className="flex items-start border-b-[1.5px] border-line">
              <button
                type="button"
                className="advice-go flex-1 min-w-0 min-h-11 py-2 text-left leading-[1.4] hover:bg-sunk focus-visible:-outline-offset-3"
                onClick={() => onGo(each)}
              >
                <span className="wrap-anywhere" lang={language}>
                  {before}
                  <strong>{words}</strong>
                  {after}
                </span>
                <span className="block text-ink-2 text-small">
                  {t(WORDS[kind].hint, { count: each.count ?? 0, plainer: each.plainer ?? '' })}
                </span>
              </button>
              <button
                type="button"
                className="advice-dismiss grid flex-none place-items-center size-11 -mr-2.5 rounded-[8px] text-ink-3 hover:bg-sunk"
                aria-label={t('dismiss', { text: words })}
                onClick={() => onDismiss(each)}
              >
                <CloseIcon />
              </button>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="mt-1 text-ink-2 text-small">{t('more', { count: more })}</p>}
    </>
  );
}

/** The words with some of what stands around them; of many words, the first. */
function excerptOf({ kind, sentence, text }: GivenAdvice): readonly [before: string, words: string, after: string] {
  if (kind === 'long-sentence') return ['', shortened(sentence, 2 * AROUND), ''];
  const at = sentence.indexOf(text);
  const before = sentence.slice(0, at);
  return [
    before.length > AROUND ? `…${before.slice(-AROUND).replace(/^\S*\s/, '')}` : before,
    shortened(text, 2 * AROUND),
    shortened(sentence.slice(at + text.length), AROUND),
  ];
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}
