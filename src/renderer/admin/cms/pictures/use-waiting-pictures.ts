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
  add(pictures: readonly (File | string)[], places?: readonly PicturePlace[]): void;
  /** The first one is in the text, or was left out. */
  next(): void;
}

/**
 * Pictures that were dropped on a text or pasted into it: one after another is described and put in. Whoever may not upload is told
 * so at once, and nothing waits that storage would refuse.
 */
export function useWaitingPictures(): WaitingPictures {
  const [{ pictures }, setQueue] = useState<{ count: number; pictures: readonly WaitingPicture[] }>({
    count: 0,
    pictures: [],
  });
  const { t } = useTranslation('pictures');
  const mayUpload = useRights().may('content.edit');
  const add = useCallback(
    (pictures: readonly (File | string)[], places: readonly PicturePlace[] = []) => {
      const all = pictures.map((picture, index) => ({ picture, place: places[index] }));
      const added = mayUpload ? all : all.filter(({ picture }) => typeof picture === 'string');
      if (added.length < all.length)
        void showToast({ kind: 'info', title: t('noUpload'), detail: t('noUploadDetail') });
      setQueue((queue) => ({
        count: queue.count + added.length,
        pictures: [...queue.pictures, ...added.map((each, index) => ({ number: queue.count + index, ...each }))],
      }));
    },
    [mayUpload, t],
  );
  const next = useCallback(() => setQueue((queue) => ({ ...queue, pictures: queue.pictures.slice(1) })), []);
  return { pictures, add, next };
}
