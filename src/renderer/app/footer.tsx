import { createContext, useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRepository } from '../data/repository.ts';
import type { FooterLink, FooterContent } from '../data/site-content.ts';
import { useLanguage } from '../i18n/language.ts';
import { pathInLanguage } from '../i18n/localized-path.ts';
import { PortalLink } from '../i18n/portal-link.tsx';
import { useLazyPart } from '../page/use-lazy-part.ts';
import { whenNear } from '../ui/when-near.ts';
import { Scene } from '../ui/scene.tsx';
import { configuration } from './configuration.ts';

/** The footer's texts that the prerendered page contains; undefined where it contains none. */
export const FooterContext = createContext<FooterContent | undefined>(undefined);

/** The footer of every public page, with grass edge, topsoil and subsoil. */
export function Footer() {
  const { t } = useTranslation('common');
  const footer = useRef<HTMLElement>(null);
  const { social, write, place, language } = useWords(footer);
  return (
    <footer ref={footer} className="on-soil relative mt-14 text-on-soil md:mt-20">
      <Scene later name="grass" className="footer-grass" />
      <div className="bg-soil">
        <div className="page-width grid gap-x-6 grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-y-8 pt-10 pb-8 md:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <div className="max-lg:col-span-full">
            <p className="flex items-center gap-2 text-[1.625rem] font-extrabold tracking-[-0.04em]">
              <Scene name="sprout" className="w-[32px]" />
              {t('app.name')}
            </p>
            <p className="mt-2 max-w-[17.6em] text-balance text-on-soil-2 md:max-lg:max-w-none">{t('app.tagline')}</p>
            <DisplayButton />
          </div>
          <Column title={t('footer.quickLinks')}>
            <PortalLink to="/" className="footer-link">
              {t('nav.home')}
            </PortalLink>
            <PortalLink to="/blog" className="footer-link">
              {t('nav.articles')}
            </PortalLink>
            <PortalLink to="/library" className="footer-link">
              {t('nav.library')}
            </PortalLink>
            <PortalLink to="/about" className="footer-link">
              {t('footer.about')}
            </PortalLink>
            <PortalLink to="/contact" className="footer-link">
              {t('footer.collaboration')}
            </PortalLink>
          </Column>
          {social.length > 0 && <Column title={t('footer.follow')}>{social.map(outward)}</Column>}
          <Column title={t('footer.write')} wide>
            {write.map(outward)}
          </Column>
        </div>
        <Scene later name="soil" className="footer-soil" />
      </div>
      <div className="bg-soil-deep">
        <div className="type-small page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-2 pb-6 text-on-soil-2">
          <p>{t('footer.copyright')}</p>
          <a href="/third-party-notices.txt" target="_blank" className="footer-link">
            {t('footer.licences')}
          </a>
          <FeedLink />
          <p lang={language}>{place || t('footer.place')}</p>
        </div>
      </div>
    </footer>
  );
}

/** Opens the display settings; their code is loaded on demand. */
function DisplayButton() {
  const { t } = useTranslation('common');
  const { asked, open, close } = useLazyPart(async () =>
    (await import('../features/display/parts/load-display.ts')).displayDialog(),
  );
  return (
    <>
      <button type="button" onClick={open} aria-haspopup="dialog" className="footer-link mt-3 gap-2">
        <span aria-hidden="true" className="text-[1.25em] font-extrabold">
          Aa
        </span>
        {t('display.settings')}
      </button>
      {asked && <asked.code.DisplayDialog onClose={close} />}
    </>
  );
}

/** The link to the feed of all articles; none where the site's address isn't configured. */
function FeedLink() {
  const { language } = useLanguage();
  const { publicUrl } = configuration;
  return (
    publicUrl !== null && (
      <a href={publicUrl + pathInLanguage('/feed.xml', language)} target="_blank" className="footer-link">
        RSS
      </a>
    )
  );
}

/** The footer's texts by the team, requested when the reader comes near the page's end and the browser is idle. */
function useWords(footer: RefObject<HTMLElement | null>): FooterContent {
  const repository = useRepository();
  const { language } = useLanguage();
  const known = useContext(FooterContext);
  const [words, setWords] = useState(known);
  useEffect(() => {
    const ask = async () =>
      (await import('../data/site-reading.ts')).followFooter(repository, known, language, setWords);
    // Safari has no requestIdleCallback.
    const rest = globalThis.requestIdleCallback ?? setTimeout;
    return whenNear(footer.current!, () => rest(() => ask().catch(console.warn)));
  }, [repository, known, language, footer]);
  const { email, instagram, youtube } = repository.site;
  return (
    words ?? {
      social: [
        { name: 'Instagram', link: instagram },
        { name: 'YouTube', link: youtube },
      ],
      write: [{ name: email, link: `mailto:${email}` }],
    }
  );
}

/** A link out of the portal: to another site, or to the mail program or phone. */
function outward({ name, link }: FooterLink) {
  return (
    <a
      key={link}
      href={link}
      rel="noopener noreferrer"
      target={link[0] === 'h' ? '_blank' : undefined}
      className="footer-link"
    >
      {name}
    </a>
  );
}

interface ColumnProps {
  readonly title: string;
  /** A long address needs a whole line on phones. */
  readonly wide?: boolean;
  readonly children: React.ReactNode;
}

function Column({ title, wide = false, children }: ColumnProps) {
  return (
    <div className={`flex flex-col items-start ${wide ? 'max-md:col-span-full' : ''}`}>
      <h2 className="type-small mb-2 font-bold text-on-soil-2">{title}</h2>
      {children}
    </div>
  );
}
