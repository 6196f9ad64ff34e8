import { useTranslation } from 'react-i18next';
import type { AboutContent } from '../../data/site-content.ts';
import { Written } from '../../i18n/authored-text.tsx';
import { GroundLine } from '../../ui/page-top.tsx';

const VALUES = ['sustainable', 'educational', 'collaborative', 'caring'] as const;

/** What we hold to: the values that super admins wrote, else the specified four. */
export function ValuesSection({ about }: { readonly about: AboutContent | null }) {
  const { t } = useTranslation('about');
  const builtIn = VALUES.map((value) => ({ title: t(`${value}`), text: t(`${value}Text`) }));
  const values = about?.values ?? builtIn;
  if (values.length === 0) return null;
  return (
    <section className="page-width page-section">
      <GroundLine>
        <h2 className="type-h2">
          <Written text={about?.valuesTitle} language={about?.language} otherwise={t('values')} />
        </h2>
      </GroundLine>
      <dl className="grid md:grid-cols-2 md:gap-x-12">
        {values.map(({ title, text }, index) => (
          <div key={index} className="border-b-[1.5px] border-line py-6">
            <dt className="type-h3 font-extrabold">
              <Written text={about ? title : undefined} language={about?.language} otherwise={title} />
            </dt>
            <dd className="mt-2 max-w-[32.2em] text-ink-2">
              <Written text={about ? text : undefined} language={about?.language} otherwise={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
