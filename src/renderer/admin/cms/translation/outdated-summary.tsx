import { useTranslation } from 'react-i18next';
import type { OutdatedField } from '#domain/draft.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { ADMIN_KEYS } from '#renderer/admin/shortcut-keys.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { OutdatedIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { spokenKeys } from '#renderer/ui/lazy/shortcut-labels.ts';
import { recoveredDraftTime } from '../drafts/recovered-draft-time.ts';
import { useLanguageNames } from '../language-names.ts';

interface Props {
  readonly outdated: OutdatedField;
  readonly count: number;
  readonly onNext: () => void;
  /** All of it. */
  readonly onUpToDate: () => void;
}

/** Above a long text that is behind: how many parts are, the way to them, and that all of them fit. */
export function OutdatedSummary({ outdated, count, onNext, onUpToDate }: Props) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation('translation');
  const { language } = useLanguage();
  const source = languageNames[otherLanguage(outdated.language)];
  return (
    <div className="flex flex-wrap gap-x-2 items-center -mt-1 text-[0.906rem] leading-[1.35]">
      <p
        role="status"
        className="flex grow basis-44 max-md:basis-full gap-2 items-center min-w-0 font-bold text-warn [&_svg]:flex-none"
      >
        <OutdatedIcon />
        <span>
          {/* How many parts there are is seen beside the language's name. */}
          {outdated.bothChanged ? (
            t('bothChanged')
          ) : (
            <>
              <span className="sr-only">{t('outdatedCount', { count })}</span>{' '}
              <span className="font-normal">
                {t('changed', {
                  language: source,
                  when: recoveredDraftTime(i18n.t, outdated.since, new Date(), language),
                })}
              </span>
            </>
          )}
        </span>
      </p>
      {count > 0 && (
        <Button
          variant="ghost"
          size="sm"
          onClick={onNext}
          aria-label={t('nextPart')}
          aria-keyshortcuts={spokenKeys(ADMIN_KEYS.nextOutdated)}
          title={ADMIN_KEYS.nextOutdated}
        >
          {t('next')}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={onUpToDate}>
        {t('allFit')}
      </Button>
    </div>
  );
}

/** Below a short text of which the other language is behind: that a mended slip leaves it right. */
export function SourceNote({ language, onUpToDate }: { readonly language: Language; readonly onUpToDate: () => void }) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation('translation');
  return (
    <p className="flex flex-wrap gap-x-3 items-center mt-1 text-ink-2 text-[0.875rem]">
      {t('sourcePart', { language: languageNames[language] })}
      <Button variant="ghost" size="sm" onClick={onUpToDate}>
        {t('typo')}
      </Button>
    </p>
  );
}
