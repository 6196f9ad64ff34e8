import { useState } from 'react';
import { useLocation } from 'wouter';
import type { DraftCollection } from '../../data/collections/draft-collection.ts';
import { errorMessageKey } from '../../i18n/error-message.ts';
import { useAddress } from '../../i18n/portal-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { BinIcon } from '../../ui/private/list-icons.ts';
import { showToast } from '../../ui/toast.ts';
import { binItems } from '../list/perform-deed.ts';

interface Props {
  readonly id: number;
  /** Where its list is. */
  readonly path: string;
  readonly collection: DraftCollection<unknown>;
  /** Saves what is written; false where that failed. */
  readonly save: () => Promise<boolean>;
}

/** Below everything that is written: the way into the bin, and from there back. */
export function EditorFoot({ id, path, collection, save }: Props) {
  const { t } = useTranslation();
  const toAddress = useAddress();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);

  const fail = (detail: string) => void showToast({ kind: 'error', title: t('edit.notBinned'), detail });

  async function bin() {
    setBusy(true);
    // Nothing is saved into the bin: what was just typed goes along.
    const saved = await save();
    const reply = saved ? await binItems(collection, [{ id }]) : null;
    setBusy(false);
    if (!reply) return fail(t('publish.again'));
    if (!reply.ok) return fail(t(errorMessageKey(reply.code)));
    const { undo } = reply.value;
    navigate(toAddress(path));
    const takeBack = async () => {
      const back = await undo?.(collection);
      void showToast(
        back?.ok ? { kind: 'success', title: t('list.undone') } : { kind: 'error', title: t('edit.notRestored') },
      );
      navigate(toAddress(`${path}/${id}`));
    };
    const action = undo && { label: t('list.undo'), run: () => void takeBack() };
    void showToast({ kind: 'success', title: t('list.binned', { count: 1 }), ...(action && { action }) });
  }

  return (
    <div className="editor-foot">
      <Button variant="ghost" size="sm" onClick={() => void bin()} busy={busy} busyLabel={t('edit.binning')}>
        <BinIcon />
        {t('bin.move')}
      </Button>
    </div>
  );
}
