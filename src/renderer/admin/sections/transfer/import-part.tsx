import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/ui/button.tsx';
import { FileIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { importStep, ImportSteps, isUnderWay, useFocusRetained } from './import-steps.tsx';
import { useImport } from './use-import.ts';
import { TRANSFER_FAILURE, TRANSFER_PART } from '#renderer/admin/classes.ts';
import type { ParseKeys } from 'i18next';
import type { ContentFault, RefusedContent } from './archive/read-content.ts';

/** A file of content, and what becomes of it. */
export function ImportPart() {
  const { t } = useTranslation('transfer');
  const input = useRef<HTMLInputElement>(null);
  const running = useImport();
  const { state, choose } = running;
  const part = useFocusRetained(importStep(state));
  return (
    <section ref={part} className={TRANSFER_PART} aria-labelledby="transfer-import">
      <h2 id="transfer-import" tabIndex={-1}>
        {t('importTitle')}
      </h2>
      <p>{t('importLead')}</p>
      {!isUnderWay(state) && (
        <div className="flex flex-wrap gap-3 mt-1">
          <Button variant="outline" onClick={() => input.current?.click()}>
            <FileIcon />
            {t('import')}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".gz,.tgz,application/gzip"
        aria-label={t('import')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      {state.kind === 'refused' && <RefusedFile name={state.name} refused={state.refused} />}
      <ImportSteps of={running} />
    </section>
  );
}

const WHY: Readonly<Record<ContentFault, ParseKeys<['transfer']>>> = {
  foreign: 'transfer:faultForeign',
  version: 'transfer:faultVersion',
  damaged: 'transfer:faultDamaged',
  large: 'transfer:faultLarge',
  name: 'transfer:faultName',
  double: 'transfer:faultDouble',
  missing: 'transfer:faultMissing',
  extra: 'transfer:faultExtra',
  json: 'transfer:faultJson',
  form: 'transfer:faultForm',
  key: 'transfer:faultKey',
  text: 'transfer:faultText',
  picture: 'transfer:faultPicture',
};

/** A file that can't be taken: why, where in it, and that nothing has changed. */
function RefusedFile({ name, refused }: { readonly name: string; readonly refused: RefusedContent }) {
  const { t } = useTranslation(['transfer']);
  return (
    <div role="alert" className={TRANSFER_FAILURE}>
      <p>{t('refused', { name })}</p>
      <p>{t(WHY[refused.fault])}</p>
      {refused.place !== '' && refused.fault !== 'version' && (
        <p>
          {t('place')} <code>{refused.place}</code>
        </p>
      )}
      <p>{t('nothingChanged')}</p>
    </div>
  );
}
