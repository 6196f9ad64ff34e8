import '#renderer/ui/lazy/lazy.css';
import { useTranslation } from 'react-i18next';
import { otherLanguage, type Language, type Localized } from '#domain/localized.ts';
import type { Failure } from '#domain/result.ts';
import type { DraftPreview } from '#renderer/data/repository.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { readErrorMessageKey } from '#renderer/i18n/error-message.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { definePage, found } from '#renderer/page/page.ts';
import { PageFailure } from '#renderer/page/page-failure.tsx';
import { PageLoading } from '#renderer/page/page-loading.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Scene } from '#renderer/ui/scene.tsx';
import { page as article } from '../article-screen.tsx';
import { usePreview, type BannersView } from './use-preview.ts';
import { usePreviewToken } from './use-preview-token.ts';

/** The draft of an article or a banner as readers will see it, opened with a preview link. */
function PreviewScreen() {
  const { state, isReading, read } = usePreview(usePreviewToken());
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {state.kind === 'loading' && <PageLoading />}
      {state.kind === 'gone' && <Gone />}
      {state.kind === 'failed' && (
        <PageFailure code={state.failure.code} detail={state.failure.detail} retrying={isReading} onRetry={read} />
      )}
      {state.kind === 'shown' && <Shown {...state} isReading={isReading} onRead={read} />}
    </>
  );
}

interface ShownProps {
  readonly preview: DraftPreview;
  readonly Banners: BannersView | null;
  readonly failure: Failure | null;
  readonly isReading: boolean;
  readonly onRead: () => void;
}

/** The strip's texts about the published state. */
const STATES = {
  none: 'draft-preview:unpublished',
  changed: 'draft-preview:changed',
  same: 'draft-preview:same',
} as const;

/** As readers see it: in the other language where it isn't written in theirs. */
function Shown({ preview, Banners, failure, isReading, onRead }: ShownProps) {
  const { t } = useTranslation(['draft-preview', 'common']);
  const { language } = useLanguage();
  const { savedAt, live } = preview;
  const written =
    preview.kind === 'banner' ? inEither(preview.banners, language) : inEither(preview.articles, language);
  const said = t(STATES[live[written?.language ?? language] ?? 'none']);
  return (
    <>
      {/* The sky of a banner reaches up behind what is above it. */}
      <section aria-label={said} className="relative z-10 border-y-[1.5px] border-warn bg-warn-soft">
        <div className="page-width flex items-center gap-4 py-1.5">
          <p className="min-w-0 flex-1 py-1 leading-snug">
            <strong className="mr-2 font-extrabold max-md:text-[0.969rem]">{said}</strong>
            <span className="type-small inline-block text-ink-2">
              {t('saved', { when: exactMoment(new Date(savedAt), language) })}
            </span>
            {failure && (
              <span role="alert" className="type-small block font-semibold text-danger">
                {t(readErrorMessageKey(failure.code))}
              </span>
            )}
          </p>
          <Button variant="outline" size="sm" className="flex-none" busy={isReading} onClick={onRead}>
            {t('read')}
          </Button>
        </div>
      </section>
      <Drawn preview={preview} Banners={Banners} />
    </>
  );
}

function Drawn({ preview, Banners }: Pick<ShownProps, 'preview' | 'Banners'>) {
  const { t } = useTranslation('draft-preview');
  const { language } = useLanguage();
  const empty = <Words title={t('empty')} detail={t('emptyDetail')} />;
  if (preview.kind === 'banner') {
    const banner = inEither(preview.banners, language);
    return banner && Banners ? <Banners banners={[banner]} links={null} otherwise={null} /> : empty;
  }
  const written = inEither(preview.articles, language);
  if (!written) return empty;
  return <article.Screen key={language} data={{ article: written, related: [], unpublished: true }} />;
}

function inEither<Text>(texts: Localized<Text>, language: Language): Text {
  return texts[language] ?? texts[otherLanguage(language)];
}

function Gone() {
  const { t } = useTranslation('draft-preview');
  return <Words title={t('gone')} detail={t('goneDetail')} />;
}

function Words({ title, detail }: { readonly title: string; readonly detail: string }) {
  return (
    <div className="page-width py-16 md:py-28">
      <Scene name="sprout" className="mb-6 w-12" />
      <div role="status">
        <h1 className="type-h2">{title}</h1>
        <p className="mt-4 max-w-[30.8em] text-ink-2">{detail}</p>
      </div>
    </div>
  );
}

export const page = definePage<null>({
  Screen: PreviewScreen,
  head: (_data, t) => ({
    title: t('draft-preview:title'),
    description: t('draft-preview:title'),
    hidden: true,
  }),
  load: () => Promise.resolve(found(null)),
  followsLanguage: true,
});
