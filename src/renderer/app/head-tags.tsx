import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import type { PageHead } from '../page/page.ts';
import { useLanguage } from '../i18n/language.ts';
import { pathInLanguage } from '../i18n/localized-path.ts';
import { usePlatform, type Platform } from '../platform/port.ts';

const LOCALES = { id: 'id_ID', en: 'en_GB' } as const;

/** Title, description, addresses and share card of a page. React moves these into the document's head. */
export function HeadTags({ head, path }: { readonly head: PageHead; readonly path: string }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const platform = usePlatform();
  const address = platform.publicAddress(pathInLanguage(path, language));
  const image = head.image === undefined ? null : pictureAddress(head.image, platform);
  const title = path === '/' ? `${t('app.name')}: ${head.title}` : `${head.title} · ${t('app.name')}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.hidden && <meta name="robots" content="noindex" />}
      {address !== null && !head.hidden && (
        <>
          <link rel="canonical" href={address} />
          {LANGUAGES.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={each}
              href={platform.publicAddress(pathInLanguage(path, each)) ?? ''}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={platform.publicAddress(path) ?? ''} />
          <meta property="og:url" content={address} />
        </>
      )}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:type" content={head.kind ?? 'website'} />
      <meta property="og:site_name" content={t('app.name')} />
      <meta property="og:locale" content={LOCALES[language]} />
      {image !== null && (
        <>
          <meta property="og:image" content={image} />
          {head.imageAlt && <meta property="og:image:alt" content={head.imageAlt} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** Pictures of other sites have absolute addresses already. */
function pictureAddress(image: string, platform: Platform): string | null {
  return /^https?:/.test(image) ? image : platform.publicAddress(image);
}
