import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '#renderer/admin/rights.ts';
import { showToast } from '#renderer/ui/toast.ts';

/** A picture that is to be put into a text: a file, or the address of one that is there already. */
interface WaitingPicture {
  readonly number: number;
  readonly picture: File | string;
  /** Its description; of one that came with a pasted text also the placeholder that stands for it there. */
  readonly place?: PicturePlace | undefined;
}

interface PicturePlace {
  readonly placeholder?: string;
  readonly alt: string;
}

export interface WaitingPictures {
  /** The first one is being described. */
  readonly pictures: readonly WaitingPicture[];
  /** Whether the person left them for later. */
  readonly isPutOff: boolean;
  add(pictures: readonly (File | string)[], places?: readonly PicturePlace[]): void;
  /** What was made of the first one so far: its address once it is uploaded, and its description. */
  keep(made: { readonly address?: string; readonly alt?: string }): void;
  /** The first one is in the text, or was left out. */
  next(): void;
  putOff(): void;
  goOn(): void;
}

interface Queue {
  readonly count: number;
  readonly pictures: readonly WaitingPicture[];
  readonly isPutOff: boolean;
}

/**
 * Pictures, or files to attach, that were dropped on a text or pasted into it: one after another is described and put in. Whoever may not upload is told
 * so at once, and nothing waits that storage would refuse.
 */
export function useWaitingPictures(what: 'picture' | 'attachment' = 'picture'): WaitingPictures {
  const [{ pictures, isPutOff }, setQueue] = useState<Queue>({ count: 0, pictures: [], isPutOff: false });
  const { t } = useTranslation('pictures');
  const mayUpload = useRights().may('content.edit');
  const add = useCallback(
    (pictures: readonly (File | string)[], places: readonly PicturePlace[] = []) => {
      const all = pictures.map((picture, index) => ({ picture, place: places[index] }));
      const added = mayUpload ? all : all.filter(({ picture }) => typeof picture === 'string');
      if (added.length < all.length)
        void showToast(
          what === 'picture'
            ? { kind: 'info', title: t('noUpload'), detail: t('noUploadDetail') }
            : { kind: 'info', title: t('attachment.noUpload'), detail: t('attachment.noUploadDetail') },
        );
      setQueue((queue) => ({
        count: queue.count + added.length,
        isPutOff: false,
        pictures: [...queue.pictures, ...added.map((each, index) => ({ number: queue.count + index, ...each }))],
      }));
    },
    [mayUpload, t, what],
  );
  const next = useCallback(() => setQueue((queue) => ({ ...queue, pictures: queue.pictures.slice(1) })), []);
  const keep = useCallback(
    ({ address, alt }: { readonly address?: string; readonly alt?: string }) =>
      setQueue((queue) => ({
        ...queue,
        pictures: queue.pictures.map((each, index) =>
          index > 0
            ? each
            : {
                ...each,
                picture: address ?? each.picture,
                place: alt === undefined ? each.place : { ...each.place, alt },
              },
        ),
      })),
    [],
  );
  const putOff = useCallback(() => setQueue((queue) => ({ ...queue, isPutOff: true })), []);
  const goOn = useCallback(() => setQueue((queue) => ({ ...queue, isPutOff: false })), []);
  return { pictures, isPutOff, add, keep, next, putOff, goOn };
}
