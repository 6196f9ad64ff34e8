import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ok } from '#domain/result.ts';
import { request as settled, type RequestError } from '#renderer/data/request-error.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { DownloadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { csvFile } from './csv.ts';

interface Progress {
  readonly read: number;
  /** Null where the total isn't known. */
  readonly total: number | null;
}

interface Props<Row> {
  readonly mutationKey: readonly string[];
  readonly disabled: boolean;
  /** The file's name before the day and the ending. */
  readonly fileName: string;
  /** The names of the columns. */
  readonly head: readonly string[];
  readonly cellsOf: (row: Row) => readonly string[];
  /** Reads all rows and reports the progress. `stop` ends it. */
  readonly read: (
    stop: AbortSignal,
    onProgress: (read: number, total: number | null) => void,
  ) => Promise<readonly Row[]>;
  /** The message with the number of exported rows. */
  readonly doneText: (count: number) => string;
}

/** The button that saves everything that a list shows as a file for spreadsheets. The same button cancels it. */
export function ExportControl<Row>(props: Props<Row>) {
  const { mutationKey, disabled, fileName, head, cellsOf, read, doneText } = props;
  const { t } = useTranslation(['data-table', 'common']);
  const platform = usePlatform();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const exporting = useMutation<number, RequestError, AbortSignal>({
    mutationKey: [...mutationKey, 'export'],
    async mutationFn(stop) {
      const rows = await read(stop, (done, total) => !stop.aborted && setProgress({ read: done, total }));
      if (!stop.aborted) {
        const file = csvFile([head, ...rows.map(cellsOf)]);
        const name = `${fileName}-${localDay(new Date())}.csv`;
        await settled(async () => ok(await platform.saveFile(name, 'text/csv;charset=utf-8', file)));
      }
      return rows.length;
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
  const known = progress !== null && progress.total !== null;
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
        <progress aria-label={t('exporting')} {...(known && { value: progress.read, max: progress.total ?? 0 })} />
      )}
      <p role="status" className="text-ink-2 empty:hidden">
        {count !== undefined && doneText(count)}
        {error && `${t('exportFailed')} ${t(errorMessageKey(error.code))}`}
      </p>
    </div>
  );
}
