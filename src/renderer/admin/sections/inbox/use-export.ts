import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import { inboxOf, type MessageQuery } from '#renderer/data/collections/messages.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { csvFile } from './csv.ts';
import { STATE_WORDS } from './message-texts.ts';
import { readAllMessages } from './read-all-messages.ts';

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly read: number; readonly total: number | null }
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** Saves everything that the list shows, over all pages, as a file for spreadsheets. */
export function useExport(query: MessageQuery) {
  const store = useSessionStore();
  const platform = usePlatform();
  const { t } = useTranslation(['inbox']);
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
    show({ kind: 'reading', read: 0, total: null });
    try {
      const inbox = inboxOf(await store.accounts());
      const reply = await readAllMessages(inbox, query, stop.signal, (read, total) =>
        show({ kind: 'reading', read, total }),
      );
      if (stop.signal.aborted) return;
      if (!reply.ok) {
        console.warn('The messages could not be exported:', reply.code, reply.detail);
        return show({ kind: 'failed', code: reply.code });
      }
      const head = [t('csvReceived'), t('csvState'), t('csvName'), t('csvEmail'), t('csvSubject'), t('csvMessage')];
      const rows = reply.value.map(({ receivedAt, state: word, name, email, subject, message }) => [
        new Date(receivedAt).toISOString(),
        t(STATE_WORDS[word]),
        name,
        email,
        subject ?? '',
        message,
      ]);
      const day = localDay(new Date());
      await platform.saveFile(`${t('csvFile')}-${day}.csv`, 'text/csv;charset=utf-8', csvFile([head, ...rows]));
      show({ kind: 'saved', count: rows.length });
    } catch (error) {
      console.warn('The messages could not be exported:', error);
      show({ kind: 'failed', code: 'offline' });
    }
  }, [store, platform, t, query]);

  return { state, begin, cancel };
}
