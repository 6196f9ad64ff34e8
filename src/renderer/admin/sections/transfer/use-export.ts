import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { fetchFile } from '#renderer/data/fetch-file.ts';
import { transferApi } from '#renderer/data/collections/transfer.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { localDay } from '#renderer/i18n/moments.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { CONTENT_TYPE } from './archive/write-content.ts';
import { exportContent, type ExportedFile, type ExportStep } from './export-content.ts';

const FIRST_STEP: ExportStep = { step: 'items', done: 0, total: null };

/** Saves all content as one file. */
export function useExport() {
  const request = useAccountsRequest();
  const platform = usePlatform();
  const { pictureSource } = useRepository();
  const { t } = useTranslation('transfer');
  const [step, setStep] = useState(FIRST_STEP);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Null where it was cancelled. */
  const save = async (accounts: Accounts, signal: AbortSignal): Promise<Result<ExportedFile | null>> => {
    const dependencies = {
      api: transferApi(accounts),
      fetchFile: (address: string) => fetchFile(pictureSource(address), signal),
    };
    const result = await exportContent(dependencies, (next) => !signal.aborted && setStep(next), signal);
    if (signal.aborted) return ok(null);
    const name = `${t('file')}-${localDay(new Date())}.tar.gz`;
    if (result.ok) await platform.saveFile(name, CONTENT_TYPE, result.value.file);
    return result;
  };
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationKey: ['transfer', 'export'],
    mutationFn: ({ signal }: AbortController) => request((accounts) => save(accounts, signal)),
  });
  return {
    /** How far it is; null where none is under way. */
    step: isPending ? step : null,
    saved: data ?? null,
    failure: error?.failure ?? null,
    begin() {
      running.current = new AbortController();
      setStep(FIRST_STEP);
      mutate(running.current);
    },
    cancel() {
      running.current?.abort();
      reset();
    },
  };
}
