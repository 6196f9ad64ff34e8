import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { LanguageContext, useLanguage } from '#renderer/i18n/language.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { DesktopWidthIcon, PhoneWidthIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { PageFrame } from '#renderer/ui/lazy/page-frame.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { segmentElements } from '../comments/commented-text.tsx';
import { useLanguageNames } from '../language-names.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The screens that it is shown on, px: the narrowest phone, and the commonest laptop. */
const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } } as const;
type ScreenName = keyof typeof SCREENS;

/** What the editor around a preview gives it. */
export interface PreviewSurroundings {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** The segment that is being written, which is kept in sight: its place in the text, and how far down that is, 0 to 1. */
  readonly followed: { readonly place: number; readonly share: number } | null;
  readonly onClose: () => void;
}

interface Props<View> extends PreviewSurroundings {
  /** The visitors’ own screen, once its code is there. */
  readonly screen: UseQueryResult<View>;
  readonly draw: (screen: View, language: Language) => ReactNode;
  /** The Markdown that is drawn. */
  readonly text: string;
}

/** What is written, on the very screen that visitors get, beside the text: as a phone and as a desktop show it. */
export function PreviewPanel<View>({ language, onLanguage, screen, draw, text, followed, onClose }: Props<View>) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation(['preview', 'common']);
  const choice = useLanguage();
  const [size, setSize] = useState<ScreenName>('phone');
  const [page, setPage] = useState<HTMLElement | null>(null);
  const spoken = useMemo(() => inLanguage(i18n, language), [i18n, language]);
  const sizes = { phone: t('phone', SCREENS.phone), desktop: t('desktop', SCREENS.desktop) };
  useEffect(() => {
    if (page && followed) scrollTo(page, text, followed);
  }, [page, text, followed, size]);
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-1 justify-between pb-2">
        <ChoiceSwitch
          label={t('common:language.label')}
          options={LANGUAGES.map((each) => [each, languageNames[each]] as const)}
          value={language}
          onChange={onLanguage}
        />
        <ChoiceSwitch
          label={t('size')}
          options={[
            ['phone', sizes.phone, PhoneWidthIcon],
            ['desktop', sizes.desktop, DesktopWidthIcon],
          ]}
          value={size}
          onChange={setSize}
        />
      </div>
      <QueryNote query={screen} />
      {screen.data !== undefined && (
        <div className="h-[calc(100dvh_-_var(--bar-height)_-_8.5rem)] min-h-80">
          <PageFrame
            {...SCREENS[size]}
            lang={language}
            title={`${t('title')}: ${sizes[size]}`}
            fills
            passesKeys
            onEscape={onClose}
          >
            <div ref={setPage} className="preview-page" lang={language} onClickCapture={stayHere}>
              <I18nextProvider i18n={spoken}>
                <LanguageContext value={{ ...choice, language }}>{draw(screen.data, language)}</LanguageContext>
              </I18nextProvider>
            </div>
          </PageFrame>
        </div>
      )}
    </>
  );
}

/** Brings the segment that is written into the middle of the page; where it can't be told which one it is, by how far down it is. */
function scrollTo(
  page: HTMLElement,
  text: string,
  { place, share }: NonNullable<PreviewSurroundings['followed']>,
): void {
  const article = page.querySelector<HTMLElement>('.article-text');
  const { defaultView } = page.ownerDocument;
  if (!article || !defaultView) return;
  const segment = segmentElements(article, text)[place];
  const { top, height } = (segment ?? article).getBoundingClientRect();
  const middle = segment ? top + height / 2 : top + height * share;
  // Only its own frame is scrolled, not the page around it.
  defaultView.scrollBy({ top: middle - defaultView.innerHeight / 2 });
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
