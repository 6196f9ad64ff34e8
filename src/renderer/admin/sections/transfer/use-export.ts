import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failed, type Failure } from '#domain/result.ts';
import { fetchPicture } from '#renderer/data/collections/transfer-pictures.ts';
import { transferApi } from '#renderer/data/collections/transfer.ts';
import { useRepository } from '#renderer/data/port.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { CONTENT_TYPE } from './archive/write-content.ts';
import { exportContent, type ExportStep, type ExportedFile } from './export-content.ts';

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly step: ExportStep }
  | { readonly kind: 'saved'; readonly exported: ExportedFile }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Saves all content as one file. */
export function useExport() {
  const store = useSessionStore();
  const platform = usePlatform();
  const { pictureSource } = useRepository();
  const { t } = useTranslation('transfer');
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ kind: 'idle' });
  }, []);

  const begin = useCallback(async () => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const show = (next: ExportState) => !stop.signal.aborted && setState(next);
    const fail = (failure: Failure) => {
      if (!stop.signal.aborted) console.warn('The content could not be exported:', failure.code, failure.detail);
      show({ kind: 'failed', failure });
    };
    show({ kind: 'working', step: { step: 'items', done: 0, total: null } });
    try {
      const doors = {
        desk: transferApi(await store.accounts()),
        fetchPicture: (address: string, signal: AbortSignal) => fetchPicture(pictureSource(address), signal),
      };
      const result = await exportContent(doors, (step) => show({ kind: 'working', step }), stop.signal);
      if (stop.signal.aborted) return;
      if (!result.ok) return fail(result);
      const day = localDay(new Date());
      await platform.saveFile(`${t('file')}-${day}.tar.gz`, CONTENT_TYPE, result.value.file);
      show({ kind: 'saved', exported: result.value });
    } catch (error) {
      fail(failed('offline', String(error)));
    }
  }, [store, platform, pictureSource, t]);

  return { state, begin, cancel };
}
