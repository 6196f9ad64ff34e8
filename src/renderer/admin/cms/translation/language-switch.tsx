import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES } from '#domain/localized.ts';
import { OutdatedIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useLanguageNames } from '../language-names.ts';
import { SWITCH_BUTTON } from '#renderer/admin/classes.ts';
import { useEditedTexts } from './editor-context.ts';
import { useAnnouncedOutdatedCount } from './use-announced-outdated.ts';

const SWITCH =
  'flex gap-1 px-5 pt-2 *:last:ml-auto max-sm:flex-wrap max-sm:px-3.5 data-[alone]:max-w-[48rem] data-[alone]:mx-auto ' +
  'not-data-[alone]:@min-[56rem]/panes:hidden';
const PANE_SWITCH = `${SWITCH_BUTTON} inline-flex flex-[1_1_0] gap-2 items-center justify-center min-w-min max-w-[11rem] px-3 rounded-[8px]`;

interface Props {
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
  /** One language is shown by choice, also where both have room. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Chooses the edited language where one is shown at a time; each shows how many of its parts are outdated. */
export function LanguageSwitch({ shown, onShow, isAlone, children }: Props) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation('translation');
  const { document } = useEditedTexts();
  const outdatedCount = useAnnouncedOutdatedCount(document);
  return (
    <div className={SWITCH} data-alone={isAlone || undefined} role="group" aria-label={t('switch')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={PANE_SWITCH}
          aria-pressed={language === shown}
          onClick={() => onShow(language)}
        >
          {languageNames[language]}
          <BehindCount count={outdatedCount(language)} />
        </button>
      ))}
      {children}
    </div>
  );
}

function BehindCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('translation');
  if (count === 0) return null;
  return (
    <span className="grid place-items-center size-7 rounded-[6px] bg-accent text-on-accent [&_svg]:size-4">
      <OutdatedIcon />
      <span className="sr-only">{t('outdatedCount', { count })}</span>
    </span>
  );
}
