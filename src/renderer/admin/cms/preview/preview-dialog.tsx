import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { LanguageContext, useLanguage } from '#renderer/i18n/language.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { PageFrame } from '#renderer/ui/lazy/page-frame.tsx';
import { usePhone } from '#renderer/ui/lazy/use-phone.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { useLanguageNames } from '../language-names.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The screens that it is shown on, px: the narrowest phone, and the commonest laptop. */
const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } } as const;
type ScreenName = keyof typeof SCREENS;

interface Props<View> {
  readonly first: Language;
  /** The visitors’ own screen, once its code is there. */
  readonly screen: UseQueryResult<View>;
  readonly draw: (screen: View, language: Language) => ReactNode;
  readonly onClose: () => void;
}

/** What is written, on the very screen that visitors get, in either language, as a phone and as a desktop show it. */
export function PreviewDialog<View>({ first, screen, draw, onClose }: Props<View>) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation(['preview', 'common']);
  const choice = useLanguage();
  const [language, setLanguage] = useState(first);
  const [size, setSize] = useState<ScreenName>(usePhone() ? 'phone' : 'desktop');
  const spoken = useMemo(() => inLanguage(i18n, language), [i18n, language]);
  const sizes = { phone: t('phone', SCREENS.phone), desktop: t('desktop', SCREENS.desktop) };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} size="wide">
      <div className="flex flex-wrap gap-x-6 gap-y-2 pt-1 pb-3">
        <ChoiceSwitch
          label={t('common:language.label')}
          options={LANGUAGES.map((each) => [each, languageNames[each]] as const)}
          value={language}
          onChange={setLanguage}
        />
        <ChoiceSwitch
          label={t('size')}
          options={(['phone', 'desktop'] as const).map((each) => [each, sizes[each]] as const)}
          value={size}
          onChange={setSize}
        />
      </div>
      <QueryNote query={screen} />
      {screen.data !== undefined && (
        <PageFrame {...SCREENS[size]} lang={language} title={`${t('title')}: ${sizes[size]}`} onEscape={onClose}>
          <div className="preview-page" lang={language} onClickCapture={stayHere}>
            <I18nextProvider i18n={spoken}>
              <LanguageContext value={{ ...choice, language }}>{draw(screen.data, language)}</LanguageContext>
            </I18nextProvider>
          </div>
        </PageFrame>
      )}
    </Dialog>
  );
}

/**
 * Links and share buttons are there to be seen: following one would leave the editor, or share what isn't published. Links
 * within the page are followed here, without a place in the browser's history.
 */
export function stayHere(event: MouseEvent<HTMLElement>): void {
  // What is clicked is another window's element: it is one of ours only in its form.
  const target = (event.target as Element).closest('a, button');
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  const address = target.getAttribute('href');
  if (!address?.startsWith('#')) return;
  const named = [...event.currentTarget.querySelectorAll('[id]')];
  named.find(({ id }) => address === `#${id}` || address === encodeURI(`#${id}`))?.scrollIntoView();
}
