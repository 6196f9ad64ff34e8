import './preview.css';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { LanguageContext, useLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/private/dialog.tsx';
import { AskedNote } from '../asked-note.tsx';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { Asked } from '../use-asked.ts';

interface Props<Screen> {
  readonly first: Language;
  /** The visitors’ own screen, once its code is there. */
  readonly screen: Asked<Screen>;
  readonly draw: (screen: Screen, language: Language) => ReactNode;
  readonly onClose: () => void;
}

/** What is written, on the very screen that visitors get, in either language. It needs no network. */
export function PreviewDialog<Screen>({ first, screen, draw, onClose }: Props<Screen>) {
  const { t } = useTranslation();
  const choice = useLanguage();
  const [language, setLanguage] = useState(first);
  return (
    <Dialog title={t('edit.preview')} closeLabel={t('edit.previewClose')} onClose={onClose} size="wide">
      <div className="preview-switch" role="group" aria-label={t('language.label')}>
        {LANGUAGES.map((each) => (
          <button key={each} type="button" aria-pressed={each === language} onClick={() => setLanguage(each)}>
            {LANGUAGE_NAMES[each]}
          </button>
        ))}
      </div>
      <AskedNote asked={screen} />
      <div className="preview-page" lang={language} onClickCapture={stayHere}>
        <LanguageContext value={{ ...choice, language }}>
          {screen.kind === 'there' && draw(screen.value, language)}
        </LanguageContext>
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
