import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/portal-i18n.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { usePlatform } from '../../platform/port.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { WhatsAppIcon } from '../../ui/icons.tsx';
import type { ArticleSearch } from './parts/search/use-article-search.ts';
import { useSharePage } from './use-share-page.tsx';
import { useSuggestedSearch } from './use-suggested-search.ts';
import { askTeam } from './parts/missed-searches/ask-team.ts';
import en from './parts/missed-searches/page-messages/en.json';
import id from './parts/missed-searches/page-messages/id.json';
import { missedSearches } from './parts/missed-searches/missed-searches.ts';

/** A search is noted after this many ms without typing. */
const NOTED_AFTER_MS = 2000;

interface Props {
  readonly search: ArticleSearch;
  /**
   * `suggestion`: another spelling alone, above what comes nearest. `help`: what is below that. `here`: only this device was asked, so
   * nothing is said to be missing.
   */
  readonly part: 'all' | 'suggestion' | 'help' | 'here';
}

/** Help for a search without results: another spelling, the categories, and the contact form. */
export function NoResults({ search, part }: Props) {
  useMessages({ id: { 'missed-searches': id }, en: { 'missed-searches': en } });
  if (part === 'suggestion') return <Suggestion search={search} />;
  return (
    <div className="grid justify-items-start gap-5">
      {part !== 'help' && <Suggestion search={search} hasHint />}
      <Categories search={search} />
      {part === 'here' ? <KeepAll /> : <Ask words={search.query.search} />}
    </div>
  );
}

/** Another spelling that has matches. */
function Suggestion({ search, hasHint = false }: { readonly search: ArticleSearch; readonly hasHint?: boolean }) {
  const { t } = useTranslation('missed-searches');
  const suggested = useSuggestedSearch(search.query);
  return (
    <div>
      <p aria-live="polite" className={hasHint ? undefined : 'min-h-8'}>
        {suggested !== null && (
          <>
            {t('didYouMean')}{' '}
            <PortalLink
              to={search.addressOf({ search: suggested, category: '', tag: '' })}
              className="font-bold text-brand underline"
            >
              {suggested}
            </PortalLink>
            ?
          </>
        )}
      </p>
      {hasHint && <p className="mt-2 text-ink-2">{t('hint')}</p>}
    </div>
  );
}

function Categories({ search }: { readonly search: ArticleSearch }) {
  const { t } = useTranslation('missed-searches');
  const { language } = useLanguage();
  const categories = search.answer.categories.filter(({ count }) => count > 0);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('categories')}>
      <p className="font-bold">{t('categories')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <PortalLink
              to={search.addressOf({ search: '', category: slug, tag: '' })}
              className="inline-flex min-h-11 items-center font-bold text-brand underline"
            >
              {name[language]}
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What would have helped here: the whole library on this device. */
function KeepAll() {
  const { t } = useTranslation('missed-searches');
  return (
    <p className="text-ink-2">
      {t('keepAll')}{' '}
      <PortalLink to="/library" className="font-bold text-brand underline">
        {t('keepAllLink')}
      </PortalLink>
    </p>
  );
}

/** The team, friends, and the note on this device that nothing has these words. */
function Ask({ words }: { readonly words: string }) {
  const { t } = useTranslation('missed-searches');
  const platform = usePlatform();
  const share = useSharePage();
  const isNoted = useNote(words);
  const question = { subject: t('subject', { words }), message: t('message', { words }) };
  const forFriends = { title: t('whatsappText', { words }), address: null };
  return (
    <>
      <p className="flex flex-wrap gap-3">
        <PortalLink to="/contact" onClick={() => askTeam(platform, question)} className={buttonClass('default')}>
          {t('ask')}
        </PortalLink>
        <Button variant="outline" onClick={() => share.open('whatsapp', forFriends)}>
          <WhatsAppIcon />
          {t('whatsapp')}
        </Button>
        {share.note}
      </p>
      {isNoted && (
        <p className="type-small text-ink-3">
          {t('noted')}{' '}
          <PortalLink to="/library#missed-searches" className="inline-flex min-h-11 items-center underline">
            {t('notes')}
          </PortalLink>
        </p>
      )}
    </>
  );
}

/** Notes a search on this device after a while; returns whether it is noted. */
function useNote(words: string): boolean {
  const [noted, setNoted] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      missedSearches()
        .note(words, Date.now())
        .then(
          () => setNoted(words),
          (error: unknown) => console.warn('A search without a result could not be noted:', error),
        );
    }, NOTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return noted === words;
}
