import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../../../data/repository.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { pathInLanguage } from '../../../../i18n/localized-path.ts';
import { usePlatform } from '../../../../platform/port.ts';
import { ArticleText } from '../../../../ui/article-text.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { Slide } from './slides.ts';

const HEADING = 'text-[1.35em] leading-[1.15] tracking-[-0.02em]';
/** Words and picture: beside one another where the screen is wide. */
const TITLE =
  'flex-1 grid gap-[5vmin] content-center [&_img]:w-full [&_img]:max-h-[46vh] [&_img]:rounded-[1vmin] ' +
  '[@media(min-aspect-ratio:1)]:grid-cols-[1fr_1fr] [@media(min-aspect-ratio:1)]:items-center ' +
  '[@media(min-aspect-ratio:1)]:[&_img]:max-h-[76vh]';
const POINTS = 'grid gap-[3.5vmin] my-auto';
const POINT = 'grid grid-cols-[2.2em_1fr] items-baseline before:self-start';
const DOT = "before:content-[''] before:size-[0.5em] before:mt-[0.45em] before:rounded-[50%] before:bg-current";
const NUMBER = 'before:content-[attr(data-step)] before:font-extrabold';

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
        <div className={TITLE}>
          <div className="grid gap-[3vmin]">
            <h2 className="text-[2em] leading-[1.15] tracking-[-0.02em]">{article.title}</h2>
            <p>{slide.lead}</p>
          </div>
          <Picture src={article.image} focus={article.focus} alt={article.imageAlt} first className="" />
        </div>
      );
    case 'points': {
      const { from } = slide;
      const points = slide.points.map((point, place) => (
        <li
          key={place}
          className={`${POINT} ${from === null ? DOT : NUMBER}`}
          data-step={from === null ? undefined : `${from + place}.`}
        >
          <span>{point}</span>
        </li>
      ));
      return (
        <>
          {slide.heading !== '' && <h2 className={HEADING}>{slide.heading}</h2>}
          {from === null ? (
            <ul className={POINTS}>{points}</ul>
          ) : (
            <ol className={POINTS} start={from}>
              {points}
            </ol>
          )}
        </>
      );
    }
    case 'block':
      return (
        <>
          {slide.heading !== '' && <h2 className={HEADING}>{slide.heading}</h2>}
          <ArticleText html={slide.html} />
        </>
      );
    case 'end':
      return (
        <>
          <h2 className={HEADING}>{article.title}</h2>
          <ArticleText html={slide.sources} />
          <p lang={language} className="font-bold wrap-anywhere">
            {platform.publicAddress(pathInLanguage(`/article/${article.id}`, article.language)) ?? t('meeting.source')}
          </p>
        </>
      );
  }
}
