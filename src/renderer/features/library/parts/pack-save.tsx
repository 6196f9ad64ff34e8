import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Packs, PackStock, WrittenPack } from '../../../data/packs.ts';
import { byteSize } from '../../../i18n/byte-size.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { wholeNumber } from '../../../i18n/numbers.ts';
import type { PackFiles } from '../../../platform/port.ts';
import { Button } from '../../../ui/button.tsx';
import { useCollections } from '../../saved/parts/use-collections.ts';
import { PackChoice, selected, type PackSelection } from './pack-choice.tsx';
import { packName } from './pack-name.ts';
import { estimatedSize } from './pack-size.ts';
import { PackTick } from './pack-tick.tsx';

interface Props {
  readonly packs: Packs;
  readonly files: PackFiles;
  /** Another number where the library is another one. */
  readonly version: number;
}

type Outcome = { readonly kind: 'saved'; readonly written: WrittenPack } | { readonly kind: 'failed' } | null;

/** Chooses the contents of a pack, shows its size, and saves it. */
export function SavePack({ packs, files, version }: Props) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const stock = useStock(packs, version);
  const [chosen, setChosen] = useState<PackSelection>({ kind: 'all' });
  const collections = useCollections();
  const [withQuestions, setWithQuestions] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  if (stock === null) return null;
  if (stock === 'failed') return <p role="alert">{t('pack.save.unread')}</p>;
  if (stock.articles.length === 0) return <p>{t('pack.save.empty')}</p>;
  const articles = selected(stock.articles, chosen);
  const missing = chosen.kind === 'collection' ? chosen.collection.articles.length - articles.length : 0;
  const waiting = stock.questions ?? 0;
  const save = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      const questions = withQuestions && waiting > 0;
      const written = await packs.write({ ids: articles.map(({ id }) => id), questions, language });
      const name = packName(chosen, articles, language, new Date());
      const saved = await files.save({ name, pack: written.pack, page: written.page });
      if (saved === 'saved') setOutcome({ kind: 'saved', written });
      // The host has shown the reason.
      if (saved === 'failed') setOutcome({ kind: 'failed' });
    } catch (error) {
      console.warn('A pack could not be written:', error);
      setOutcome({ kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PackChoice articles={stock.articles} chosen={chosen} collections={collections} onChoose={setChosen} />
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
              size: byteSize(estimatedSize(articles, stock.pictureBytes), language),
            })}
      </p>
      <Button busy={busy} busyLabel={t('pack.save.busy')} disabled={articles.length === 0} onClick={() => void save()}>
        {t('pack.save.do')}
      </Button>
      <Result outcome={outcome} />
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

function Result({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation(['library']);
  if (outcome?.kind === 'failed') return <p role="alert">{t('pack.save.failed')}</p>;
  return (
    <p role="status" className="max-w-[38.1em] empty:hidden">
      {outcome && sentences(outcome.written, t).join(' ')}
    </p>
  );
}

function sentences(written: WrittenPack, t: TFunction<['library']>): readonly string[] {
  const { proved, unproved, pictures, namedPictures, leftOut } = written;
  return [
    t('pack.save.saved'),
    namedPictures > 0 ? t('pack.save.pictures', { number: pictures, total: namedPictures }) : '',
    leftOut > 0 ? t('pack.save.leftOut', { count: leftOut }) : '',
    proved === 0 ? t('pack.save.unsigned') : '',
    proved > 0 && unproved > 0 ? t('pack.save.partly', { count: unproved }) : '',
  ].filter(Boolean);
}
