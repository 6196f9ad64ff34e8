import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#domain/json.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/localized.ts';
import { ok, type Failure, type Result } from '#domain/result.ts';
import { mediaApi } from '#renderer/data/collections/media.ts';
import { transferApi } from '#renderer/data/collections/transfer.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { finishWork } from '#text/from-html/in-slices.ts';
import { preparePicture } from '#renderer/admin/cms/pictures/prepare-picture.ts';
import { readItems, type Step } from '../export-content.ts';
import { thrownFailure } from '../thrown-failure.ts';
import { useImport } from '../use-import.ts';
import { convertArticles, pictureSources, type ConvertedExport } from './convert-articles.ts';
import type { ForeignExport } from './foreign-export.ts';
import { matchPictures, readyPictures, type ReadyPictures } from './match-pictures.ts';
import {
  categoriesOf,
  doubles,
  likelyCategories,
  planImport,
  type ForeignChoices,
  type Here,
  type ReportLine,
} from './plan-import.ts';
import { slugOf } from './slug-of.ts';
import { readExport, type ExportFault } from './read-export.ts';

/** A file of another system that was read, what is here already, and what the person decided. */
export interface ForeignFile {
  readonly name: string;
  /** As it was read, before anything was converted. */
  readonly found: ForeignExport;
  readonly read: ConvertedExport;
  readonly here: Here;
  readonly choices: ForeignChoices;
  readonly files: readonly { readonly path: string; readonly file: File }[];
}

export type ForeignState =
  | { readonly kind: 'idle' }
  /** `before`: the file that is converted again, as it was decided about; null for a new one. */
  | { readonly kind: 'reading'; readonly step: Step<'reading' | 'items'>; readonly before: ForeignFile | null }
  | { readonly kind: 'refused'; readonly name: string; readonly fault: ExportFault }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** `failure`: why it couldn't be converted again; it is as before. */
  | { readonly kind: 'chosen'; readonly file: ForeignFile; readonly failure: Failure | null };

/** What the import would make now, as if every matched picture were sound. */
export interface ForeignPreview {
  readonly items: number;
  readonly doubles: ReadonlySet<number>;
  readonly lines: readonly ReportLine[];
  readonly found: number;
  readonly pictures: number;
}

/** The file of another system on its way to drafts: read here, decided about, and then brought in as any content is. */
export function useForeignImport() {
  const store = useSessionStore();
  const platform = usePlatform();
  const { t } = useTranslation('markdown');
  const missingPicture = t('pictureMissing');
  const running = useImport();
  const [state, setState] = useState<ForeignState>({ kind: 'idle' });
  /** Of what was sent last: what wasn't taken over. */
  const [report, setReport] = useState<readonly ReportLine[]>([]);
  const names = useRef<ReadyPictures['names']>(new Map());
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const readHere = useCallback(
    async (onStep: (step: Step<'items'>) => void, signal: AbortSignal): Promise<Result<Here>> => {
      const site = await readItems(transferApi(await store.accounts()), onStep, signal);
      if (!site.ok) return site;
      const { categories, tags, items, last } = site.value;
      return ok({ categories, tags, last, titles: titlesOf(items) });
    },
    [store],
  );

  const choose = useCallback(
    async (file: File) => {
      work.current?.abort();
      const { signal } = (work.current = new AbortController());
      const show = (next: ForeignState) => !signal.aborted && setState(next);
      const percent = (done: number, total: number) =>
        show({ kind: 'reading', step: { step: 'reading', done, total }, before: null });
      try {
        percent(0, 1);
        const found = await readExport(file, signal);
        if (found === null) return;
        if (typeof found === 'string') return show({ kind: 'refused', name: file.name, fault: found });
        const read = await finishWork(convertArticles(found, missingPicture, percent), signal);
        if (read === null) return;
        if (read.articles.length === 0) return show({ kind: 'refused', name: file.name, fault: 'none' });
        const here = await readHere((step) => show({ kind: 'reading', step, before: null }), signal);
        if (!here.ok) return show({ kind: 'failed', failure: here });
        const categories = likelyCategories(categoriesOf(read.articles), here.value);
        const choices = { language: DEFAULT_LANGUAGE, categories, twice: new Set<number>() };
        const chosen = { name: file.name, found, read, here: here.value, choices, files: [] };
        show({ kind: 'chosen', file: chosen, failure: null });
      } catch (error) {
        show({ kind: 'failed', failure: thrownFailure(error) });
      }
    },
    [missingPicture, readHere],
  );

  const file = state.kind === 'chosen' ? state.file : null;

  /** Converts everything again, with what the person says of the other site's address; what they decided stays. */
  const setSite = useCallback(
    async (site: string) => {
      if (file === null) return;
      work.current?.abort();
      const { signal } = (work.current = new AbortController());
      const show = (next: ForeignState) => !signal.aborted && setState(next);
      const percent = (done: number, total: number) =>
        show({ kind: 'reading', step: { step: 'reading', done, total }, before: file });
      try {
        percent(0, 1);
        const read = await finishWork(convertArticles({ ...file.found, site }, missingPicture, percent), signal);
        if (read !== null) show({ kind: 'chosen', file: { ...file, read }, failure: null });
      } catch (error) {
        show({ kind: 'chosen', file, failure: thrownFailure(error) });
      }
    },
    [file, missingPicture],
  );

  const sources = useMemo(() => (file === null ? new Set<string>() : pictureSources(file.read.articles)), [file]);
  const preview = useMemo((): ForeignPreview | null => {
    if (file === null) return null;
    const matched = matchPictures(sources, file.files);
    const addresses = new Map([...matched.keys()].map((source) => [source, '/media/x'] as const));
    const pictures = { addresses, files: new Map(), names: new Map(), unusable: [] };
    const { content, lines } = planImport(file.read.articles, file.here, file.choices, pictures);
    const found = doubles(file.read.articles, file.here);
    return { items: content.items.length, doubles: found, lines, found: matched.size, pictures: sources.size };
  }, [file, sources]);

  /** Makes the drafts and uploads them for the check; their ids are requested again, because others may have created items. */
  const bring = useCallback(() => {
    if (file === null) return;
    void running.bring(file.name, async (onStep, signal) => {
      const here = await readHere(onStep, signal);
      if (!here.ok) return here;
      const workshop = { prepare: preparePicture, newFolder: () => platform.newId() };
      const progress = (done: number, total: number) => onStep({ step: 'preparing', done, total });
      const pictures = await readyPictures(matchPictures(sources, file.files), workshop, signal, progress);
      const plan = planImport(file.read.articles, here.value, file.choices, pictures);
      signal.throwIfAborted();
      names.current = pictures.names;
      setReport(plan.lines);
      return ok(plan.content);
    });
  }, [file, platform, readHere, running, sources]);

  const isDone = running.state.kind === 'done';
  useEffect(() => {
    if (isDone) nameAll().catch((error: unknown) => console.warn('The names of pictures could not be kept:', error));
    /** What the files were called helps to find them; the pictures are there without it. */
    async function nameAll(): Promise<void> {
      // Another import may be prepared before these are kept: it has a map of its own.
      const own = names.current;
      names.current = new Map();
      const media = mediaApi(await store.accounts());
      for (const [folder, name] of own) {
        const named = await media.name(folder, name);
        if (!named.ok) console.warn('The name of a picture could not be kept:', named.code, named.detail);
      }
    }
  }, [isDone, store]);

  return {
    running,
    state,
    preview,
    report,
    choose,
    bring,
    setSite,
    change: (next: Partial<Pick<ForeignFile, 'choices' | 'files'>>) =>
      setState((now) =>
        now.kind === 'chosen' ? { kind: 'chosen', file: { ...now.file, ...next }, failure: null } : now,
      ),
    /** Back to what was decided, where the file was only being converted again. */
    cancel() {
      work.current?.abort();
      running.cancel(null);
      setState((now) =>
        now.kind === 'reading' && now.before ? { kind: 'chosen', file: now.before, failure: null } : { kind: 'idle' },
      );
    },
  };
}

function titlesOf(items: readonly { readonly collection: string; readonly document: unknown }[]): ReadonlySet<string> {
  const titles = items
    .filter(({ collection }) => collection === 'articles')
    .flatMap(({ document }) => LANGUAGES.map((language) => titleIn(document, language)));
  return new Set(titles.map(slugOf).filter((title) => title !== ''));
}

function titleIn(document: unknown, language: Language): string {
  const title = fieldsOf(fieldsOf(document)[language])['title'];
  return typeof title === 'string' ? title : '';
}
