import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ok } from '#domain/result.ts';
import { type ContactMessage, inboxOf, type MessageFilter } from '#renderer/data/collections/messages.ts';
import { request as settled } from '#renderer/data/request.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { DownloadIcon } from '#renderer/ui/private/admin-icons.ts';
import { csvFile } from './csv.ts';
import { STATE_WORDS } from './message-texts.ts';
import { readAllMessages } from './read-all-messages.ts';

interface Progress {
  readonly read: number;
  readonly total: number;
}

/** The button that saves everything that the list shows as a file for spreadsheets. The same button cancels it. */
export function ExportControl({ query, disabled }: { readonly query: MessageFilter; readonly disabled: boolean }) {
  const { t } = useTranslation(['inbox', 'common']);
  const { language } = useLanguage();
  const platform = usePlatform();
  const request = useRequest(inboxOf);
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = (messages: readonly ContactMessage[]) => {
    const head = [t('csvReceived'), t('csvState'), t('csvName'), t('csvEmail'), t('csvSubject'), t('csvMessage')];
    const rows = messages.map(({ receivedAt, state, name, email, subject, message }) => [
      new Date(receivedAt).toISOString(),
      t(STATE_WORDS[state]),
      name,
      email,
      subject ?? '',
      message,
    ]);
    const name = `${t('csvFile')}-${localDay(new Date())}.csv`;
    return settled(async () => ok(await platform.saveFile(name, 'text/csv;charset=utf-8', csvFile([head, ...rows]))));
  };
  const exporting = useMutation({
    mutationKey: ['messages', 'export'],
    async mutationFn(stop: AbortSignal) {
      const show = (read: number, total: number) => !stop.aborted && setProgress({ read, total });
      const messages = await request((inbox) => readAllMessages(inbox, query, stop, show));
      if (!stop.aborted) await save(messages);
      return messages.length;
    },
  });
  const begin = () => {
    running.current = new AbortController();
    setProgress(null);
    exporting.mutate(running.current.signal);
  };
  const cancel = () => {
    running.current?.abort();
    exporting.reset();
  };
  const { isPending, data: count, error } = exporting;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="button"
        className={buttonClass('outline', 'sm')}
        disabled={disabled && !isPending}
        onClick={isPending ? cancel : begin}
      >
        <DownloadIcon />
        {t(isPending ? 'exportCancel' : 'export')}
      </button>
      {isPending && (
        <progress aria-label={t('exporting')} {...(progress && { value: progress.read, max: progress.total })} />
      )}
      <p role="status" className="text-ink-2 empty:hidden">
        {count !== undefined && t('exported', { count, number: wholeNumber(count, language) })}
        {error && `${t('exportFailed')} ${t(errorMessageKey(error.code))}`}
      </p>
    </div>
  );
}
