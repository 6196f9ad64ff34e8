import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { LanguageContext, useLanguage } from '#renderer/i18n/language.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { SWITCH_BUTTON } from '../switch-button-classes.ts';

interface Props<Screen> {
  readonly first: Language;
  /** The visitors’ own screen, once its code is there. */
  readonly screen: UseQueryResult<Screen>;
  readonly draw: (screen: Screen, language: Language) => ReactNode;
  readonly onClose: () => void;
}

/** What is written, on the very screen that visitors get, in either language. It needs no network. */
export function PreviewDialog<Screen>({ first, screen, draw, onClose }: Props<Screen>) {
  const { t, i18n } = useTranslation(['preview', 'common']);
  const choice = useLanguage();
  const [language, setLanguage] = useState(first);
  const spoken = useMemo(() => inLanguage(i18n, language), [i18n, language]);
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} size="wide">
      <div
        className="sticky -top-1 z-1 flex gap-1 pt-1 pb-2 bg-bg"
        role="group"
        aria-label={t('common:language.label')}
      >
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            className={`${SWITCH_BUTTON} px-4.5 py-1.5 rounded-[8px]`}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {LANGUAGE_NAMES[each]}
          </button>
        ))}
      </div>
      <QueryNote query={screen} />
      <div
        className="preview-page -mx-6 pb-8 border-t-[1.5px] border-line text-[1.0625rem] max-md:-mx-4"
        lang={language}
        onClickCapture={stayHere}
      >
        <I18nextProvider i18n={spoken}>
          <LanguageContext value={{ ...choice, language }}>
            {screen.data !== undefined && draw(screen.data, language)}
          </LanguageContext>
        </I18nextProvider>
      </div>
    </Dialog>
  );
}

/**
 * Links and share buttons are there to be seen: following one would leave the editor, or share what isn't published. Links
 * within the page are followed here, without a place in the browser's history.
 */
function stayHere(event: MouseEvent<HTMLElement>): void {
  const target = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  const address = target.getAttribute('href');
  if (!address?.startsWith('#')) return;
  const named = [...event.currentTarget.querySelectorAll('[id]')];
  named.find(({ id }) => address === `#${id}` || address === encodeURI(`#${id}`))?.scrollIntoView();
}
