import { useTranslation } from 'react-i18next';
import { otherLanguage } from '#domain/localized.ts';
import type { OutdatedField } from '#domain/draft.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { OutdatedIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { TextDifference } from '../comparison/text-difference.tsx';
import { useLanguageNames } from '../language-names.ts';
import { recoveredDraftTime } from '../drafts/recovered-draft-time.ts';

interface Props {
  readonly outdated: OutdatedField;
  /** The other language's present text. */
  readonly now: string;
  readonly onUpToDate: () => void;
}

/** Under a text that is behind: what changed on the other side since both were up to date, and the way to say that it fits again. */
export function OutdatedNote({ outdated, now, onUpToDate }: Props) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation('translation');
  const { language } = useLanguage();
  const source = otherLanguage(outdated.language);
  return (
    <div
      className="outdated-note outdated-place flex flex-wrap gap-x-4 gap-y-2 items-start justify-between mt-2 text-warn"
      role="group"
      aria-label={
        outdated.bothChanged ? t('bothChanged') : t('outdated', { language: languageNames[outdated.language] })
      }
      tabIndex={-1}
    >
      <details className="flex-[1_1_16rem] min-w-0">
        <summary className="disclosure flex gap-2 items-center min-h-11 cursor-pointer font-bold after:flex-none after:ml-auto">
          <OutdatedIcon />
          <span>
            {outdated.bothChanged && <span className="block">{t('bothChanged')}</span>}
            {t('changed', {
              language: languageNames[source],
              when: recoveredDraftTime(i18n.t, outdated.since, new Date(), language),
            })}
          </span>
        </summary>
        <TextDifference before={outdated.was} after={now} lang={source} />
      </details>
      <Button variant="secondary" size="sm" onClick={onUpToDate}>
        {t('fits')}
      </Button>
    </div>
  );
}
