import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../../../data/repository.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { pathInLanguage } from '../../../../i18n/localized-path.ts';
import { usePlatform } from '../../../../platform/port.ts';
import { ArticleText } from '../../../../ui/article-text.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { Slide } from './slides.ts';

interface Props {
  readonly slide: Slide;
  readonly article: ReadableArticle;
}

/** One slide. */
export function SlideView({ slide, article }: Props) {
  const { t } = useTranslation('actions');
  const { language } = useLanguage();
  const platform = usePlatform();
  switch (slide.kind) {
    case 'title':
      return (
        <div className="meeting-title">
          <div className="grid gap-[3vmin]">
            <h2>{article.title}</h2>
            <p>{slide.lead}</p>
          </div>
          <Picture src={article.image} focus={article.focus} alt={article.imageAlt} first className="" />
        </div>
      );
    case 'points': {
      const { from } = slide;
      const points = slide.points.map((point, place) => (
        <li key={place} data-step={from === null ? undefined : `${from + place}.`}>
          <span>{point}</span>
        </li>
      ));
      return (
        <>
          {slide.heading !== '' && <h2>{slide.heading}</h2>}
          {from === null ? (
            <ul className="meeting-points">{points}</ul>
          ) : (
            <ol className="meeting-points" start={from} data-steps>
              {points}
            </ol>
          )}
        </>
      );
    }
    case 'block':
      return (
        <>
          {slide.heading !== '' && <h2>{slide.heading}</h2>}
          <ArticleText html={slide.html} />
        </>
      );
    case 'end':
      return (
        <>
          <h2>{article.title}</h2>
          <ArticleText html={slide.sources} />
          <p lang={language} className="font-bold wrap-anywhere">
            {platform.publicAddress(pathInLanguage(`/article/${article.id}`, article.language)) ?? t('meeting.source')}
          </p>
        </>
      );
  }
}
