import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#renderer/data/site-content.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import { Scene } from '#renderer/ui/scene.tsx';
import { plainPath } from '#renderer/i18n/localized-path.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';

/** A longer title is set smaller: it has the same room. */
const SHORT_TITLE = 48;

/** All lie in the same place. */
const PLACE = 'col-start-1 row-start-1';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly banners: readonly Banner[];
  /** Where a banner that leads nowhere leads. */
  readonly links: ReactNode;
  readonly current: number;
  /** Whether their pictures are fetched beforehand: those of the current one and the next. */
  readonly ahead?: boolean;
  /** Of the live region around what changes; none where nothing does. */
  readonly live?: 'off' | 'polite' | undefined;
  readonly controls?: ReactNode;
}

/**
 * A first view of banners, of which one is seen. The others lie in the same place, so that the box is as high as the highest
 * of them and nothing below it ever moves.
 */
export function BannerHero({ banners, links, current, ahead = false, live, controls, ...rest }: Props) {
  const pictured = banners.some(({ image }) => image !== '');
  const next = (current + 1) % banners.length;
  return (
    <section {...rest} className={`hero page-top ${pictured ? 'banners banners-pictured' : 'banners'}`}>
      <div className="page-width relative z-10 pt-6 md:pt-12">
        <div className="banner-slides grid" aria-live={live}>
          {banners.map((banner, index) => (
            <Slide
              key={banner.id}
              banner={banner}
              links={links}
              place={{ index, all: banners.length }}
              shown={index === current}
            />
          ))}
        </div>
        {controls}
      </div>
      {pictured && (
        <div className="banner-pictures mt-6 grid lg:mt-0">
          {banners.map((banner, index) => {
            const wanted = index === current || (ahead && index === next);
            if (!wanted || banner.image === '') return null;
            return <Shown key={banner.id} banner={banner} shown={index === current} first={index === 0} />;
          })}
        </div>
      )}
      <Scene name="hero" className={`hero-land ${pictured ? 'max-lg:hidden' : ''}`} />
    </section>
  );
}

interface SlideProps extends Pick<Props, 'links'> {
  readonly banner: Banner;
  readonly place: { readonly index: number; readonly all: number };
  readonly shown: boolean;
}

function Slide({ banner, links, place: { index, all }, shown }: SlideProps) {
  const { t } = useTranslation('hero-banners');
  const foreign = useForeign(banner);
  const size = banner.title.length > SHORT_TITLE ? 'type-h1' : 'type-display';
  const leads = banner.buttonLink !== '' && banner.buttonLabel !== '';
  // The page has one first heading: that of the banner which is seen.
  const Title = shown ? 'h1' : 'p';
  const group = all > 1 ? { role: 'group', 'aria-label': t('of', { number: index + 1, all }) } : {};
  return (
    <div {...group} className={`banner-slide ${PLACE} ${shown ? '' : 'invisible'}`} inert={!shown}>
      <div lang={foreign}>
        <Title className={`${size} banner-title`}>{banner.title}</Title>
        {banner.content && (
          <p className="type-lead mt-4 max-w-[29.3em] whitespace-pre-line text-ink-2 md:mt-5">{banner.content}</p>
        )}
        {leads && (
          <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3 md:mt-7">
            <BannerLink to={banner.buttonLink} className={`${buttonClass('gold', 'lg')} max-md:w-full`}>
              {banner.buttonLabel}
              <ArrowRightIcon />
            </BannerLink>
          </div>
        )}
      </div>
      {!leads && links}
    </div>
  );
}

function Shown({
  banner,
  shown,
  first,
}: {
  readonly banner: Banner;
  readonly shown: boolean;
  readonly first: boolean;
}) {
  const foreign = useForeign(banner);
  return (
    <div lang={foreign} className={`banner-picture ${PLACE} ${shown ? '' : 'invisible'}`}>
      <Picture src={banner.image} focus={banner.focus} alt={shown ? banner.imageAlt : ''} first={first} />
    </div>
  );
}

/** The language of a banner, where it isn't the reader's. */
function useForeign(banner: Banner) {
  const { language } = useLanguage();
  return banner.language === language ? undefined : banner.language;
}

interface BannerLinkProps {
  /** A web address or a path of the portal, known to be one that may be followed. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where a banner leads: within the portal in the reader's language, other sites beside it. */
function BannerLink({ to, className, children }: BannerLinkProps) {
  if (to.startsWith('/')) {
    const end = /[?#]|$/.exec(to)?.index;
    return (
      <PortalLink to={plainPath(to.slice(0, end)) + to.slice(end)} className={className}>
        {children}
      </PortalLink>
    );
  }
  return (
    <a href={to} rel="noopener noreferrer" target="_blank" className={className}>
      {children}
    </a>
  );
}
