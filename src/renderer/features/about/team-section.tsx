import { useTranslation } from 'react-i18next';
import type { AboutContent, Community } from '../../data/site-content.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { Written } from '../../i18n/authored-text.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CommunityList } from './parts/community-list.tsx';

const TEAM = ['agronomy', 'officers', 'farmers'] as const;

interface Props {
  readonly about: AboutContent | null;
  readonly communities: readonly Community[];
}

/** Who makes Tunas, how to join in, and the groups that readers can join. */
export function TeamSection({ about, communities }: Props) {
  const { t } = useTranslation('about');
  const language = about?.language;
  // A heading alone promises what nobody wrote.
  if (about && !about.teamText && !about.teamButton && about.team.length + communities.length === 0) return null;
  return (
    <section className="page-width page-section grid gap-8 lg:grid-cols-2 lg:gap-12">
      <div>
        <h2 className="type-h2">
          <Written text={about?.teamTitle} language={language} otherwise={t('team')} />
        </h2>
        {(!about || about.teamText) && (
          <p className="mt-4 max-w-[32.2em] text-ink-2">
            <Written text={about?.teamText} language={language} otherwise={t('teamText')} />
          </p>
        )}
        {(!about || about.teamButton) && (
          <PortalLink to="/contact" className={`${buttonClass('default')} mt-6`}>
            <Written text={about?.teamButton} language={language} otherwise={t('together')} />
          </PortalLink>
        )}
      </div>
      {about ? <Members team={about.team} /> : <BuiltInTeam />}
      <CommunityList communities={communities} />
    </section>
  );
}

const ROW = 'grid gap-x-6 border-b-[1.5px] border-line py-5 md:grid-cols-[11rem_1fr]';

function BuiltInTeam() {
  const { t } = useTranslation('about');
  return (
    <ul className="border-t-2 border-ink">
      {TEAM.map((group) => (
        <li key={group} className={ROW}>
          <h3 className="text-[1.1875rem] leading-tight font-bold">{t(`${group}`)}</h3>
          <p className="mt-1.5 text-ink-2 md:mt-0">{t(`${group}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}

function Members({ team }: { readonly team: AboutContent['team'] }) {
  if (team.length === 0) return null;
  return (
    <ul className="border-t-2 border-ink">
      {team.map(({ name, role, picture }, index) => (
        <li key={index} className={ROW}>
          <h3 className="text-[1.1875rem] leading-tight font-bold">
            <Written {...name} />
          </h3>
          <div className="flex gap-5">
            {picture && (
              <Picture src={picture} alt="" width={64} height={64} className="size-12 shrink-0 rounded-[8px]" />
            )}
            {role.text && (
              <p className="mt-1.5 text-ink-2 md:mt-0">
                <Written {...role} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
