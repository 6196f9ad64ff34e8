import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Picture } from '#renderer/ui/picture.tsx';
import { PlantLabel } from '#renderer/ui/plant-label.tsx';
import { Address } from '#renderer/features/factsheet/parts/address.tsx';
import { useArticleAddress } from '#renderer/features/factsheet/parts/article-address.ts';
import { QrCode } from '#renderer/features/factsheet/parts/qr-code.tsx';
import type { DeckSlide, Talk } from './deck.ts';
import type { FittedSlide } from './fitted-slides.ts';
import { IdeaBody } from './idea-body.tsx';

interface Props {
  readonly fitted: FittedSlide;
  /** Pictures are left out: their place is the same without them. */
  readonly measured: boolean;
}

/** What a slide shows below its heading. */
export function SlideBody({ fitted, measured }: Props) {
  const { slide, pieces, stacked } = fitted;
  switch (slide.kind) {
    case 'opening':
      return <Opening slide={slide} pieces={pieces} />;
    case 'title':
      return <Title slide={slide} measured={measured} />;
    case 'idea':
      return (
        <div className="idea" lang={slide.talk.article.language}>
          <IdeaBody idea={slide.idea} pieces={pieces} stacked={stacked} measured={measured} />
        </div>
      );
    case 'end':
      return <End talks={pieces.flatMap((place) => slide.talks[place] ?? [])} />;
  }
}

interface HeadingProps {
  readonly words: string;
  readonly lang: Language;
}

/** A long one is written smaller, and one with a long word as large as that word finds room. */
function Heading({ words, lang }: HeadingProps) {
  const length = words.length > 110 ? 'longest' : words.length > 60 ? 'long' : 'short';
  const longest = Math.max(...words.split(/[\s-]+/).map((word) => word.length));
  return (
    <h2
      className="slide-title"
      data-length={length}
      lang={lang}
      style={{ ['--longest' as string]: Math.min(longest, 20) }}
    >
      {words}
    </h2>
  );
}

interface OpeningProps {
  readonly slide: Extract<DeckSlide, { kind: 'opening' }>;
  readonly pieces: readonly number[];
}

function Opening({ slide: { name, talks }, pieces }: OpeningProps) {
  const { language } = useLanguage();
  return (
    <div className="slide-opening-body">
      <Heading words={name} lang={language} />
      <ol>
        {pieces.map((place) => {
          const article = talks[place]?.article;
          return (
            article && (
              <li key={place} lang={article.language}>
                <span aria-hidden="true" className="slide-step">
                  {place + 1}
                </span>
                {article.title}
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

interface TitleProps {
  readonly slide: Extract<DeckSlide, { kind: 'title' }>;
  readonly measured: boolean;
}

function Title({ slide: { talk, place, count }, measured }: TitleProps) {
  const { t } = useTranslation('meeting');
  const { language } = useLanguage();
  const { article } = talk;
  return (
    <div className="slide-cover">
      <div className="slide-cover-words">
        <PlantLabel tone="gold" className="slide-label">
          <span lang={language}>
            {count > 1 ? t('article', { place: place + 1, count }) : article.category.name[language]}
          </span>
        </PlantLabel>
        <Heading words={article.title} lang={article.language} />
        {(article.audience !== '' || article.place !== '') && (
          <p className="slide-facts" lang={article.language}>
            {[article.audience, article.place].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      <div className="slide-cover-picture">
        {!measured && <Picture src={article.image} focus={article.focus} alt={article.imageAlt} first />}
      </div>
    </div>
  );
}

function End({ talks }: { readonly talks: readonly Talk[] }) {
  const { t } = useTranslation('meeting');
  const { language } = useLanguage();
  return (
    <div className="slide-ends" lang={language}>
      <Heading words={t('again')} lang={language} />
      <ul data-count={talks.length}>
        {talks.map(({ article }) => (
          <li key={article.id}>
            <ArticleCode article={article} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ArticleCode({ article }: { readonly article: ReadableArticle }) {
  const { t } = useTranslation('meeting');
  const address = useArticleAddress(article);
  return (
    <>
      {address !== null && <QrCode text={address} label={t('scan', { title: article.title })} className="slide-code" />}
      <div>
        <p className="slide-end-title" lang={article.language}>
          {article.title}
        </p>
        <p className="slide-address">{address === null ? t('source') : <Address>{address}</Address>}</p>
      </div>
    </>
  );
}
