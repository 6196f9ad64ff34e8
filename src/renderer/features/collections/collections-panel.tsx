import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRepository } from '../../data/repository.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { GroundLine } from '../../ui/page-top.tsx';
import { AllArticles } from './all-articles.tsx';
import { CollectionPart } from './collection-part.tsx';
import { FileSection } from './file-section.tsx';
import { NewCollection } from '../saved/parts/new-collection.tsx';
import { useSaved } from '../saved/parts/use-saved.ts';

/** Everything that is saved on this device. Empty until it was read. */
export function CollectionsPanel() {
  const { t } = useTranslation(['collections', 'saved']);
  const { openLibrary } = useRepository();
  const { state, change } = useSaved();
  const [said, setSaid] = useState('');
  if (state === null) return null;
  if (state === 'failed') return <p role="alert">{t('saved:unread')}</p>;
  const { articles, collections } = state;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_4fr]">
      <div className="grid min-w-0 content-start gap-12">
        {/* What was moved, for those who don't see it. */}
        <p role="status" className="sr-only">
          {said}
        </p>
        {articles.length === 0 && (
          <section className="grid justify-items-start gap-3">
            <h2 className="type-h3 font-extrabold">{t('empty')}</h2>
            <p className="max-w-[38.1em] text-ink-2">{t('emptyHint')}</p>
            <PortalLink to="/blog" className={buttonClass()}>
              {t('find')}
            </PortalLink>
          </section>
        )}
        <section className="grid gap-8">
          <div className="grid gap-4">
            <GroundLine>
              <h2 className="type-h2 font-extrabold">{t('saved:collections')}</h2>
            </GroundLine>
            <p className="max-w-[38.1em] text-ink-2">{t('collectionsHint')}</p>
            <NewCollection change={change} />
          </div>
          {collections.map((collection, place) => (
            <CollectionPart
              key={collection.id}
              collection={collection}
              place={place}
              count={collections.length}
              articles={articles}
              change={change}
              onSay={setSaid}
            />
          ))}
        </section>
        {articles.length > 0 && <AllArticles state={state} change={change} />}
      </div>
      <aside className="grid content-start gap-10">
        <FileSection state={state} change={change} />
        {openLibrary && (
          <section className="grid justify-items-start gap-3 border-t-[1.5px] border-line pt-5">
            <h2 className="type-h3 font-extrabold">{t('keep.title')}</h2>
            <p className="text-ink-2">{t('keep.lead')}</p>
            <PortalLink to="/library" className={buttonClass('outline')}>
              {t('keep.link')}
            </PortalLink>
          </section>
        )}
      </aside>
    </div>
  );
}
