import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Packs, PackStock } from '#renderer/data/packs.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import type { PackFiles } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { useCollections } from '../../saved/parts/use-collections.ts';
import { PackChoice, selected, type PackSelection } from './pack-choice.tsx';
import { packName } from './pack-name.ts';
import { PackOutcome } from './pack-outcome.tsx';
import { estimatedSize } from './pack-size.ts';
import { PackTick } from './pack-tick.tsx';
import { usePackSaving } from './use-pack-saving.ts';

interface Props {
  readonly packs: Packs;
  readonly files: PackFiles;
  /** Another number where the library is another one. */
  readonly version: number;
  /** What is chosen at first; else everything. */
  readonly first?: PackSelection;
}

/** Chooses the contents of a pack, shows its size, and saves it. */
export function SavePack({ packs, files, version, first = { kind: 'all' } }: Props) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const stock = useStock(packs, version);
  const [chosen, setChosen] = useState<PackSelection>(first);
  const collections = useCollections();
  const [withQuestions, setWithQuestions] = useState(false);
  const saving = usePackSaving(packs, files);
  if (stock === null) return <p role="status">{t('pack.save.looking')}</p>;
  if (stock === 'failed') return <p role="alert">{t('pack.save.unread')}</p>;
  if (stock.articles.length === 0) return <p>{t(stock.isWhole ? 'pack.save.empty' : 'pack.save.unreached')}</p>;
  const articles = selected(stock.articles, chosen);
  const missing = chosen.kind === 'collection' ? chosen.collection.articles.length - articles.length : 0;
  const waiting = stock.questions ?? 0;
  const contents = { ids: articles.map(({ id }) => id), questions: withQuestions && waiting > 0, language };
  const save = () => saving.start({ contents, name: packName(chosen, articles, language, new Date()) });
  const { stage } = saving;
  // The question was about something else.
  if (stage.kind === 'asking' && JSON.stringify(stage.wanted.contents) !== JSON.stringify(contents)) saving.forget();
  return (
    <>
      <PackChoice articles={stock.articles} chosen={chosen} collections={collections} onChoose={setChosen} />
      {!stock.isWhole && <p className="max-w-[38.1em] text-ink-2">{t('pack.save.notAll')}</p>}
      {missing > 0 && <p className="max-w-[38.1em]">{t('pack.save.collectionMissing', { count: missing })}</p>}
      {stock.questions === null && <p>{t('pack.save.questionsUnread')}</p>}
      {waiting > 0 && (
        <PackTick
          className="max-w-[38.1em]"
          checked={withQuestions}
          help={t('pack.save.questionsHelp')}
          onChange={setWithQuestions}
        >
          {t('pack.save.questions', { count: waiting })}
        </PackTick>
      )}
      <p role="status">
        {articles.length === 0
          ? t('pack.save.choose')
          : t('pack.save.size', {
              count: articles.length,
              number: wholeNumber(articles.length, language),
              size: byteSize(estimatedSize(articles), language),
            })}
      </p>
      <Button
        busy={stage.kind === 'writing'}
        busyLabel={t('pack.save.busy')}
        disabled={articles.length === 0}
        onClick={() => void save()}
      >
        {t('pack.save.do')}
      </Button>
      <PackOutcome saving={saving} />
    </>
  );
}

/** What can go along; null until it was read, `failed` where the device refuses. */
function useStock(packs: Packs, version: number): PackStock | 'failed' | null {
  const [stock, setStock] = useState<PackStock | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    packs.stock().then(
      (found) => wanted && setStock(found),
      (error: unknown) => {
        console.warn('The library on this device could not be read:', error);
        if (wanted) setStock('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [packs, version]);
  return stock;
}
