import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVED_FILE_BYTES_MAX } from '#domain/limits.ts';
import type { SavedState } from '../../data/saved/saved.ts';
import type { BroughtIn } from '../../data/saved/saved-file.ts';
import { useLanguage } from '../../i18n/language.ts';
import { pathInLanguage } from '../../i18n/localized-path.ts';
import { usePlatform } from '../../platform/port.ts';
import { Button } from '../../ui/button.tsx';
import type { SavedOnDevice } from '../saved/parts/use-saved.ts';

interface Props {
  readonly state: SavedState;
  readonly change: SavedOnDevice['change'];
}

const FAULTS = {
  foreign: 'collections:file.foreign',
  version: 'collections:file.version',
  large: 'collections:file.large',
  unread: 'common:error.screen',
} as const;

// What checks a file is much code, and few have one.
const loadFiles = () => import('../../data/saved/saved-file.ts');

type Outcome = keyof typeof FAULTS | BroughtIn | null;

/** Saves everything as one file, and brings such files in. */
export function FileSection({ state, change }: Props) {
  const { t } = useTranslation(['collections', 'saved', 'common']);
  const platform = usePlatform();
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const isEmpty = state.articles.length === 0 && state.collections.length === 0;
  const save = async () => {
    const day = new Date();
    const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
    const texts = {
      language,
      title: t('file.name'),
      lead: t('file.contents'),
      others: t('file.others'),
      note: t('saved:note'),
    };
    const addressOf = (id: number) => platform.publicAddress(pathInLanguage(`/article/${id}`, language));
    const { writeSavedFile } = await loadFiles();
    const page = writeSavedFile(state, texts, addressOf);
    await platform.saveFile(`${t('file.name')} ${date.join('-')}.html`, 'text/html', page);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setOutcome(await broughtIn(file, change));
  };
  const trying = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (platform.reloadForNewBuild(error)) return;
      console.warn('A file of what is saved could not be written or read:', error);
      setOutcome('unread');
    }
  };
  return (
    <section className="grid justify-items-start gap-3 border-t-2 border-ink pt-5">
      <h2 className="type-h3 font-extrabold">{t('file.title')}</h2>
      <p className="text-ink-2">{t('file.lead')}</p>
      <div className="flex flex-wrap gap-2">
        {!isEmpty && <Button onClick={() => void trying(save)}>{t('file.save')}</Button>}
        <Button variant="outline" onClick={() => input.current?.click()}>
          {t('file.open')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".html,text/html"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            void trying(() => take(file));
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {typeof outcome === 'string' && <p role="alert">{t(FAULTS[outcome])}</p>}
      <p role="status" className="empty:hidden">
        {outcome !== null &&
          typeof outcome === 'object' &&
          t(Object.values(outcome).some((count) => count > 0) ? 'file.done' : 'file.nothing', { ...outcome })}
      </p>
    </section>
  );
}

/** Null where the device refused, after a notice was shown. */
async function broughtIn(file: File, change: SavedOnDevice['change']): Promise<Outcome> {
  const { bringIn, readSavedFile } = await loadFiles();
  if (file.size > SAVED_FILE_BYTES_MAX) return 'large';
  const read = readSavedFile(await file.text());
  if (!read.ok) return read.fault;
  let added: BroughtIn | null = null;
  const after = await change((before) => {
    const { added: counted, ...joined } = bringIn(before, read.state);
    added = counted;
    return joined;
  });
  return after && added;
}
