import { useTranslation } from 'react-i18next';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { GroundLine } from '../../ui/page-top.tsx';
import { Picture } from '../../ui/picture.tsx';

const THEMES = [
  { picture: '/pictures/plate-chili.svg', label: 'home:chili' },
  { picture: '/pictures/plate-rice.svg', label: 'home:rice' },
  { picture: '/pictures/plate-lettuce.svg', label: 'home:vegetables' },
  { picture: '/pictures/plate-drone.svg', label: 'home:technology' },
] as const;

/** Four ways in. They are themes, not the blog's categories: all of them lead to the whole list. */
export function ThemesSection() {
  const { t } = useTranslation(['home']);
  return (
    <section className="page-width page-section">
      <GroundLine>
        <h2 className="type-h2">{t('themes')}</h2>
      </GroundLine>
      <ul className="mt-5 grid gap-x-3.5 sm:grid-cols-2 gap-y-6 md:mt-8 md:grid-cols-4 md:gap-5">
        {THEMES.map((theme) => (
          <li key={theme.label} className="group relative">
            <Picture
              src={theme.picture}
              alt=""
              width={600}
              height={800}
              className="aspect-square w-full rounded-[10px] md:aspect-[3/4]"
            />
            <PortalLink
              to="/blog"
              className="stretched-link mt-3 block text-[1.0625rem] leading-[1.22] font-bold tracking-[-0.015em] group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4 md:text-[1.1875rem]"
            >
              {t(theme.label)}
            </PortalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
