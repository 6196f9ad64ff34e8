import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteDetails } from '#domain/configuration.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { Button } from '#renderer/ui/button.tsx';
import { focusHeading } from '#renderer/ui/scroll.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { sameDocument } from '../same-document.ts';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import type { DefinedDocument } from './definition.ts';

const FIRST_WORDS =
  'first-words flex flex-wrap gap-x-4 gap-y-2 items-center px-7 py-2.5 border-b-[1.5px] border-line bg-mist text-ink ' +
  'max-md:px-5';

interface Props {
  readonly editable: Pick<EditableDraft<DefinedDocument>, 'change'>;
  readonly state: Pick<EditableDraftState<DefinedDocument>, 'document'>;
  readonly empty: DefinedDocument;
  readonly firstWords: (site: SiteDetails) => Promise<DefinedDocument>;
}

/** Where nothing was ever written: the words that visitors read meanwhile, to begin with. */
export function InitialTexts({ editable, state, empty, firstWords }: Props) {
  const { t } = useTranslation(['content-types', 'common']);
  const { site } = useRepository();
  const [busy, setBusy] = useState(false);
  const { may } = useRights();
  if (!may('content.edit') || !sameDocument(state.document, empty)) return null;
  const begin = async () => {
    setBusy(true);
    try {
      const words = await firstWords(site);
      // Text that was typed meanwhile stays.
      editable.change((now) => (sameDocument(now, empty) ? words : now));
      // The button goes.
      focusHeading();
    } catch (error) {
      console.warn('The words that the portal shows could not be fetched:', error);
      void showToast({ kind: 'error', title: t('firstWordsFailed'), detail: t('common:error.offline') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={FIRST_WORDS}>
      <p className="flex-[1_1_20rem] font-semibold">{t('nothingYet')}</p>
      <Button size="sm" onClick={() => void begin()} busy={busy} busyLabel={t('common:busy.loading')}>
        {t('firstWords')}
      </Button>
    </div>
  );
}
