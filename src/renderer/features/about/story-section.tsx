import { useTranslation } from 'react-i18next';
import type { AboutContent } from '../../data/site-content.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Written } from '../../i18n/authored-text.tsx';
import { ArticleText } from '../../ui/article-text.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Where we come from, with a picture: both as super admins have them, each else as the portal was built. */
export function StorySection({ about, story }: { readonly about: AboutContent | null; readonly story: string }) {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  const foreign = about && about.language !== language ? about.language : undefined;
  return (
    <section className="page-width page-section grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div lang={about?.image ? foreign : undefined}>
        <Picture
          src={about?.image || '/pictures/planting-hand.svg'}
          focus={about?.image ? about.focus : undefined}
          alt={about?.image ? about.imageAlt : t('pictureAlt')}
          className="aspect-[16/10] w-full rounded-[10px]"
        />
      </div>
      <div>
        <h2 className="type-h2">
          <Written text={about?.storyTitle} language={about?.language} otherwise={t('story')} />
        </h2>
        {story ? (
          <ArticleText html={story} lang={foreign} className="article-text mt-4" />
        ) : (
          <>
            <p className="mt-4 max-w-[43.9em] text-ink-2">{t('storyBegin')}</p>
            <p className="mt-3 max-w-[43.9em] text-ink-2">{t('storyNow')}</p>
          </>
        )}
      </div>
    </section>
  );
}
