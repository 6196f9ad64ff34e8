import { useMemo, type ComponentProps } from 'react';
import { useRepository } from '#renderer/data/repository.ts';
import { BUNDLED_SEASONS } from '#domain/seasons/planting-seasons.ts';
import { readSiteContent } from '#renderer/data/site-content.ts';
import { HeroBanners } from '#renderer/features/hero-banners/parts/hero-banners.tsx';
import { HeroLinks } from '#renderer/features/home/hero.tsx';
import type { HomeData } from '#renderer/features/home/home-data.ts';
import { page } from '#renderer/features/home/home-screen.tsx';
import type { PreviewProps } from '../../cms/content-types/definition-editor.tsx';
import { previewRow } from '../../cms/content-types/preview-row.ts';
import { SitePage } from '../../cms/preview/site-page.tsx';
import { BANNERS } from './banners.ts';

/** As on a home page that has articles. */
function Banners(props: ComponentProps<typeof HeroBanners>) {
  return <HeroBanners {...props} links={<HeroLinks hasArticles />} />;
}

/** The home page with this banner alone, whenever it is shown; the articles aren't its own. */
export function BannerPreview({ document, language }: PreviewProps) {
  const { pictureSource } = useRepository();
  const data = useMemo((): HomeData => {
    const row = previewRow(BANNERS.collection, { ...document, activeFrom: '', activeUntil: '' }, language);
    const banners = readSiteContent([row], language, pictureSource)?.banners ?? [];
    const words = { banners, about: null, contact: null, month: null };
    return { articles: [], words, calendars: [], seasons: BUNDLED_SEASONS, Banners };
  }, [document, language, pictureSource]);
  return (
    <SitePage path="/">
      <page.Screen data={data} />
    </SitePage>
  );
}
