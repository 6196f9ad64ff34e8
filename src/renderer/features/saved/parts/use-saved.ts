import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isFull } from '#renderer/data/indexed-db.ts';
import { openSaved } from '#renderer/data/saved/open-saved.ts';
import type { SavedState } from '#renderer/data/saved/saved.ts';
import { showToast } from '#renderer/ui/toast.ts';

type Decide = (before: SavedState) => SavedState;

export interface SavedOnDevice {
  /** Null until it was read, `failed` where the device refuses. */
  readonly state: SavedState | 'failed' | null;
  /** The state after the change; null where the device refused, after a notice was shown. */
  change(decide: Decide): Promise<SavedState | null>;
}

/** What is kept on this device, as this and other windows change it. */
export function useSaved(): SavedOnDevice {
  const { t } = useTranslation('saved');
  const saved = openSaved();
  const state = useSyncExternalStore(saved.subscribe, saved.read);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    saved.look().catch((error: unknown) => {
      console.warn('What is saved on this device could not be read:', error);
      setRefused(true);
    });
  }, [saved]);
  const change = useCallback(
    async (decide: Decide) => {
      try {
        return await saved.change(decide);
      } catch (error) {
        console.warn('A change of what is saved was refused:', error);
        const [title, detail] = isFull(error) ? [t('full'), t('fullDetail')] : [t('failed'), t('failedDetail')];
        void showToast({ kind: 'error', title, detail });
        return null;
      }
    },
    [saved, t],
  );
  return { state: state ?? (refused ? 'failed' : null), change };
}
