import { useTranslation } from 'react-i18next';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { OutdatedIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { TextDifference } from '../comparison/text-difference.tsx';
import { useLanguageNames } from '../language-names.ts';
import { shortDifference } from './parts/short-difference.ts';
import type { OutdatedPart } from './parts/outdated-parts.ts';

/** What the source did. */
const WORDS = {
  changed: 'translation:part.changed',
  added: 'translation:part.added',
  removed: 'translation:part.removed',
  moved: 'translation:part.moved',
  split: 'translation:part.split',
  merged: 'translation:part.merged',
} as const;

interface Props {
  readonly part: OutdatedPart;
  /** Its place among all parts of the text, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** The language that is behind. */
  readonly language: Language;
  readonly onFits: () => void;
}

/** At a part that is behind: what the source changed, and the way to say that the translation fits. */
export function OutdatedPartNote({ part, number, count, language, onFits }: Props) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation(['translation']);
  const { language: shownIn } = useLanguage();
  const source = otherLanguage(language);
  const [before, after] = shortDifference(part.before, part.after);
  return (
    <div
      className="outdated-place flex flex-wrap gap-x-4 gap-y-1 items-center justify-between my-2 px-3 py-2 rounded-[8px] border-[1.5px] border-warn bg-surface text-ink text-[0.906rem] leading-[1.5]"
      role="group"
      aria-label={t('partOf', { number, count })}
      tabIndex={-1}
      lang={shownIn}
    >
      <div className="flex-[1_1_14rem] min-w-0">
        <p className="flex gap-2 items-center font-bold text-warn [&_svg]:flex-none">
          <OutdatedIcon />
          {t(WORDS[part.kind], { language: languageNames[source] })}
        </p>
        <TextDifference before={before} after={after} lang={source} />
        {part.isMinor && <p className="text-ink-2">{t('looksLikeTypo')}</p>}
      </div>
      <Button variant="secondary" size="sm" onClick={onFits}>
        {t('fits')}
      </Button>
    </div>
  );
}

/** At the part of the source: that the other language doesn’t say it yet, and the way to say that it needn’t. */
export function SourcePartNote({ part, number, count, language, onFits }: Props) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation('translation');
  const { language: shownIn } = useLanguage();
  return (
    <div
      className="flex flex-wrap gap-x-3 gap-y-0 items-center my-1 text-ink-2 text-[0.875rem] leading-[1.4]"
      role="group"
      aria-label={t('partOf', { number, count })}
      lang={shownIn}
    >
      <span>{t('sourcePart', { language: languageNames[language] })}</span>
      {/* What came, went or moved is no slip. */}
      {part.kind === 'changed' && (
        <Button variant={part.isMinor ? 'secondary' : 'ghost'} size="sm" onClick={onFits}>
          {t('typo')}
        </Button>
      )}
    </div>
  );
}
