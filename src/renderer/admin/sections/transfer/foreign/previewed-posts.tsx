import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { useFigureDrawer } from '#renderer/admin/cms/markdown/figures/use-figure-drawer.ts';
import { isPlaceholder } from '#renderer/admin/cms/markdown/picture-placeholders.ts';
import { usePictureSource } from '#renderer/admin/cms/pictures/use-picture-source.ts';
import { CANVAS_TITLE } from '#renderer/admin/cms/translation/read-only-side.tsx';
import { useLanguageNames } from '#renderer/admin/cms/language-names.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { ArticleText } from '#renderer/ui/article-text.tsx';
import { useMedia } from '#renderer/ui/lazy/use-phone.ts';
import { renderArticle } from '#text/render/render-article.ts';
import { textsOf, type ConvertedArticle, type ConvertedText } from './convert-articles.ts';

/** Where the preview has room beside the list: up from Tailwind's lg. */
const BESIDE = '(min-width: 64em)';

/** Stands for a picture that wasn't chosen. */
const PLACE = '/pictures/ploughed-bed.svg';

/** So many posts are listed. */
const SHOWN = 200;

interface Props {
  readonly articles: readonly ConvertedArticle[];
  /** Those that are here already, as far as can be told. */
  readonly doubles: ReadonlySet<number>;
  /** Those of `doubles` that come in all the same. */
  readonly twice: ReadonlySet<number>;
  /** The language of texts that have none. */
  readonly unsaid: Language;
  readonly onBring: (key: number, wanted: boolean) => void;
}

/**
 * The posts of the file, first those that the person has to decide about. The one that is pressed is shown as its draft will be: beside
 * the list, on narrow screens below its row.
 */
export function PreviewedPosts({ articles, doubles, twice, unsaid, onBring }: Props) {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  const isBeside = useMedia(BESIDE);
  const [pressed, setPressed] = useState<number | null>(null);
  const inOrder = useMemo(
    () => [...articles].sort((one, other) => Number(doubles.has(other.key)) - Number(doubles.has(one.key))),
    [articles, doubles],
  );
  // Beside the list something is shown at once; below a row only what was pressed.
  const shown = inOrder.find(({ key }) => key === pressed) ?? (isBeside ? inOrder[0] : undefined);
  // Whatever has to be decided about is there.
  const listed = Math.max(SHOWN, doubles.size);
  const more = inOrder.length - listed;
  const pane = shown && <Preview key={shown.key} texts={textsOf(shown, unsaid)} />;
  return (
    <div
      role="group"
      aria-labelledby="foreign-posts"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="grid content-start gap-1">
        <h4 id="foreign-posts" className="font-bold">
          {t('foreignPosts')}
        </h4>
        {doubles.size > 0 && <p className="text-ink-2">{t('foreignTwiceHelp')}</p>}
        <ul className="lg:max-h-[36rem] lg:overflow-y-auto border-t-[1.5px] border-line">
          {inOrder.slice(0, listed).map((article) => (
            <li key={article.key} className="border-b-[1.5px] border-line">
              <div className="flex gap-3 items-center">
                {doubles.has(article.key) && (
                  <input
                    type="checkbox"
                    className="flex-none size-6 m-2.5 accent-brand cursor-pointer"
                    aria-label={t('foreignBring', { title: titleOf(article) })}
                    checked={twice.has(article.key)}
                    onChange={({ target }) => onBring(article.key, target.checked)}
                  />
                )}
                <button
                  type="button"
                  aria-pressed={isBeside ? article === shown : undefined}
                  aria-expanded={isBeside ? undefined : article === shown}
                  className="grid flex-1 min-w-0 min-h-11 px-2 py-2 text-left leading-[1.35] font-semibold wrap-anywhere hover:bg-sunk aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft focus-visible:-outline-offset-3"
                  onClick={() => setPressed(!isBeside && article === shown ? null : article.key)}
                >
                  {titleOf(article)}
                  {doubles.has(article.key) && <span className="text-small font-normal">{t('foreignTwiceMark')}</span>}
                </button>
              </div>
              {!isBeside && article === shown && pane}
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="text-ink-2">{t('rowsMore', { count: more, number: wholeNumber(more, language) })}</p>
        )}
      </div>
      {isBeside && pane}
    </div>
  );
}

/** The title by which an article is identified. */
function titleOf({ texts }: ConvertedArticle): string {
  const all = [texts.id, texts.en, texts.unsaid];
  return all.find((text) => text !== undefined && text.title !== '')?.title ?? '…';
}

/** Each language of a draft as it will be read; a picture whose file wasn't chosen leaves its place. */
function Preview({ texts }: { readonly texts: readonly (readonly [Language, ConvertedText])[] }) {
  const { t } = useTranslation('transfer');
  const names = useLanguageNames();
  return (
    <section
      // Takes the focus so that a keyboard can scroll it.
      tabIndex={0}
      aria-label={t('foreignPreview')}
      className="max-h-[36rem] overflow-y-auto px-5 py-4 max-lg:mb-3 border-[1.5px] border-line rounded-[10px] bg-surface"
    >
      {texts.map(([language, text]) => (
        <div key={language} className="[&+&]:mt-6 [&+&]:pt-4 [&+&]:border-t-[1.5px] [&+&]:border-line">
          <p className="text-small font-bold text-ink-2">{names[language]}</p>
          <Text language={language} text={text} />
        </div>
      ))}
    </section>
  );
}

function Text({
  language,
  text: { title, excerpt, content },
}: {
  readonly language: Language;
  readonly text: ConvertedText;
}) {
  const { t } = useTranslation('transfer');
  const stored = usePictureSource();
  // What stands for a picture that wasn't chosen has no file yet.
  const pictureSource = useCallback((address: string) => (isPlaceholder(address) ? PLACE : stored(address)), [stored]);
  const drawer = useFigureDrawer(content);
  const html = useMemo(
    () => renderArticle(content, language, pictureSource, drawer).html,
    [content, language, pictureSource, drawer],
  );
  return (
    <>
      <p lang={title === '' ? undefined : language} className={`${CANVAS_TITLE} wrap-anywhere`}>
        {title === '' ? t('foreignUntitled') : title}
      </p>
      {excerpt !== '' && (
        <p lang={language} className="mb-4 text-ink-2 wrap-anywhere">
          {excerpt}
        </p>
      )}
      <ArticleText html={html} lang={language} />
    </>
  );
}
