import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { LanguageContext, useLanguage } from '#renderer/i18n/language.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { DesktopWidthIcon, PhoneWidthIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { PageFrame } from '#renderer/ui/lazy/page-frame.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { useLanguageNames } from '../language-names.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** The screens that it is shown on, px: the narrowest phone, and the commonest laptop. */
const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } } as const;
type ScreenName = keyof typeof SCREENS;

/** What the editor around a preview gives it. */
export interface PreviewSurroundings {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** The paragraph that is being written, which is kept in sight: its words, and how far down the text it is, 0 to 1. */
  readonly followed: { readonly words: string; readonly share: number } | null;
  readonly onClose: () => void;
}

interface Props<View> extends PreviewSurroundings {
  /** The visitors’ own screen, once its code is there. */
  readonly screen: UseQueryResult<View>;
  readonly draw: (screen: View, language: Language) => ReactNode;
}

/** What is written, on the very screen that visitors get, beside the text: as a phone and as a desktop show it. */
export function PreviewPanel<View>({ language, onLanguage, screen, draw, followed, onClose }: Props<View>) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation(['preview', 'common']);
  const choice = useLanguage();
  const [size, setSize] = useState<ScreenName>('phone');
  const [page, setPage] = useState<HTMLElement | null>(null);
  const spoken = useMemo(() => inLanguage(i18n, language), [i18n, language]);
  const sizes = { phone: t('phone', SCREENS.phone), desktop: t('desktop', SCREENS.desktop) };
  useEffect(() => {
    if (page && followed) scrollTo(page, followed);
  }, [page, followed, size]);
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

/** What a text consists of on the visitors' page. */
const PARAGRAPHS = '.article-text :is(h2, h3, p, li, tr, figure)';

/** Brings the paragraph that is written into the middle of the page; one that isn't drawn yet, by how far down it is. */
function scrollTo(page: HTMLElement, { words, share }: NonNullable<PreviewSurroundings['followed']>): void {
  const wanted = bare(words);
  const all = [...page.querySelectorAll<HTMLElement>(PARAGRAPHS)];
  // A list item that holds another list has its words as well: the last one is the innermost.
  const found = all.filter((each) => wanted !== '' && bare(each.textContent).includes(wanted));
  const nearest = all[Math.min(all.length - 1, Math.round(share * all.length))];
  const { defaultView } = page.ownerDocument;
  const target = found.length === 1 ? found[0] : (closestTo(found, all, share) ?? nearest);
  if (!target || !defaultView) return;
  const { top, height } = target.getBoundingClientRect();
  // Only its own frame is scrolled, not the page around it.
  defaultView.scrollBy({ top: top + height / 2 - defaultView.innerHeight / 2 });
}

/** Of several with the same words, the one that is as far down as the one that is written. */
function closestTo(found: readonly HTMLElement[], all: readonly HTMLElement[], share: number): HTMLElement | undefined {
  const distance = (each: HTMLElement) => Math.abs(all.indexOf(each) / all.length - share);
  return [...found].sort((one, other) => distance(one) - distance(other))[0];
}

/** Words without the places where they may be broken, which a drawn text has. */
function bare(text: string | null): string {
  return (text ?? '')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
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
