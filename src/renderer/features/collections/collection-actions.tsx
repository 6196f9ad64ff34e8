import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRepository } from '../../data/repository.ts';
import type { Collection, SavedArticle } from '../../data/saved/saved.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { useLazyPart } from '../../page/use-lazy-part.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PackIcon, PrintIcon, SlidesIcon } from '../../ui/lazy/icons.ts';
import { readArticle } from '../../data/read-article.ts';

interface Props {
  readonly collection: Collection;
  /** Its articles in their order. */
  readonly articles: readonly SavedArticle[];
}

/** What a collection is for: a meeting, a pack to carry, sheets of paper. */
export function CollectionActions({ collection, articles }: Props) {
  const { t } = useTranslation('collections');
  const { name } = collection;
  const repository = useRepository();
  const { language } = useLanguage();
  const [opener, setOpener] = useState<Element | null>(null);
  const [busy, setBusy] = useState(false);
  /** How many articles couldn't be read when the meeting began. */
  const [missing, setMissing] = useState(0);
  const meeting = useLazyPart(async () => {
    setBusy(true);
    try {
      const [code, ...read] = await Promise.all([
        import('../meeting/parts/meeting-mode.tsx'),
        ...articles.map(async ({ id, note }) => ({ note, answer: await readArticle(repository, id, language) })),
      ]);
      const talks = read.flatMap(({ note, answer }) => (answer.ok ? [{ note, article: answer.value }] : []));
      setMissing(read.length - talks.length);
      return { ...code, talks };
    } finally {
      setBusy(false);
    }
  });
  const pack = useLazyPart(() => import('./pack-dialog.tsx'));
  const { asked } = meeting;
  return (
    <>
      <div className="flex flex-wrap gap-2 max-md:*:flex-1 max-md:*:first:basis-full">
        <Button
          busy={busy}
          busyLabel={t('meeting.opening')}
          aria-label={t('meeting.label', { name })}
          onClick={({ currentTarget }) => {
            setOpener(currentTarget);
            meeting.open();
          }}
        >
          <SlidesIcon />
          {t('meeting')}
        </Button>
        <Button
          variant="outline"
          aria-label={t('pack.label', { name })}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            setOpener(currentTarget);
            pack.open();
          }}
        >
          <PackIcon />
          {t('pack')}
        </Button>
        <PortalLink
          to={`/factsheet?articles=${articles.map((each) => each.id).join(',')}`}
          className={buttonClass('outline')}
          aria-label={t('print.label', { name })}
        >
          <PrintIcon />
          {t('print')}
        </PortalLink>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {missing > 0 && t(missing === articles.length ? 'meeting.none' : 'meeting.missing', { count: missing })}
      </p>
      {asked && asked.code.talks.length > 0 && (
        <asked.code.MeetingMode talks={asked.code.talks} name={name} opener={opener} onClose={meeting.close} />
      )}
      {pack.asked && <pack.asked.code.PackDialog collection={collection} opener={opener} onClose={pack.close} />}
    </>
  );
}
