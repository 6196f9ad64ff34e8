import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '#renderer/admin/rights.ts';
import { showToast } from '#renderer/ui/toast.ts';

/** A picture or a file to attach that is to be put into a text: chosen on this device, or by the address of one that is there already. */
export interface WaitingFile {
  readonly number: number;
  readonly file: File | string;
  /** Its description, or the text of its link; for one from a pasted text also its placeholder there. */
  readonly place?: InsertPlace | undefined;
}

interface InsertPlace {
  readonly placeholder?: string;
  readonly alt: string;
}

export interface InsertQueue {
  /** The first one is being described. */
  readonly files: readonly WaitingFile[];
  /** Whether the person left them for later. */
  readonly isPutOff: boolean;
  add(files: readonly (File | string)[], places?: readonly InsertPlace[]): void;
  /** What was made of the first one so far: its address once it is uploaded, and its description. */
  keep(made: { readonly address?: string; readonly alt?: string }): void;
  /** The first one is in the text, or was left out. */
  next(): void;
  putOff(): void;
  goOn(): void;
}

interface Queue {
  readonly count: number;
  readonly files: readonly WaitingFile[];
  readonly isPutOff: boolean;
}

/**
 * Pictures, or files to attach, that were dropped on a text or pasted into it: they are described and inserted one after another.
 * Users who may not upload get a message at once, and nothing is queued that the storage would refuse.
 */
export function useInsertQueue(what: 'picture' | 'attachment' = 'picture'): InsertQueue {
  const [{ files, isPutOff }, setQueue] = useState<Queue>({ count: 0, files: [], isPutOff: false });
  const { t } = useTranslation('uploads');
  const mayUpload = useRights().may('content.edit');
  const add = useCallback(
    (files: readonly (File | string)[], places: readonly InsertPlace[] = []) => {
      const all = files.map((file, index) => ({ file, place: places[index] }));
      const added = mayUpload ? all : all.filter(({ file }) => typeof file === 'string');
      if (added.length < all.length)
        void showToast(
          what === 'picture'
            ? { kind: 'info', title: t('noUpload'), detail: t('noUploadDetail') }
            : { kind: 'info', title: t('attachment.noUpload'), detail: t('attachment.noUploadDetail') },
        );
      setQueue((queue) => ({
        count: queue.count + added.length,
        isPutOff: false,
        files: [...queue.files, ...added.map((each, index) => ({ number: queue.count + index, ...each }))],
      }));
    },
    [mayUpload, t, what],
  );
  const next = useCallback(() => setQueue((queue) => ({ ...queue, files: queue.files.slice(1) })), []);
  const keep = useCallback(
    ({ address, alt }: { readonly address?: string; readonly alt?: string }) =>
      setQueue((queue) => ({
        ...queue,
        files: queue.files.map((each, index) =>
          index > 0
            ? each
            : {
                ...each,
                file: address ?? each.file,
                place: alt === undefined ? each.place : { ...each.place, alt },
              },
        ),
      })),
    [],
  );
  const putOff = useCallback(() => setQueue((queue) => ({ ...queue, isPutOff: true })), []);
  const goOn = useCallback(() => setQueue((queue) => ({ ...queue, isPutOff: false })), []);
  return { files, isPutOff, add, keep, next, putOff, goOn };
}
