import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FileIcon } from '#renderer/ui/private/admin-icons.ts';
import { failureText } from './failure-text.ts';
import { ProgressLine } from './progress-line.tsx';
import { useImport } from './use-import.ts';
import { WaitingPart } from './waiting-part.tsx';
import { TRANSFER_FAILURE, TRANSFER_PART } from './transfer-classes.ts';
import type { ParseKeys } from 'i18next';
import type { ContentFault, RefusedContent } from './archive/read-content.ts';

/** A file of content, and what becomes of it. */
export function ImportPart() {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLElement>(null);
  const { state, choose, lookAgain, apply, cancel } = useImport();
  const number = (value: number) => wholeNumber(value, language);
  const isOver = state.kind !== 'working' && state.kind !== 'waiting' && state.kind !== 'unsure';
  // From there on it is done or not done; leaving doesn't undo it.
  const canStop = state.kind === 'working' && state.step.step !== 'pictures' && state.step.step !== 'applying';
  useFocusKept(part, `${state.kind} ${canStop}`);
  return (
    <section ref={part} className={TRANSFER_PART} aria-labelledby="transfer-import">
      <h2 id="transfer-import" tabIndex={-1}>
        {t('importTitle')}
      </h2>
      <p>{t('importLead')}</p>
      {isOver && (
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
      {state.kind === 'working' && <ProgressLine step={state.step} />}
      {canStop && (
        <div className="flex flex-wrap gap-3 mt-1">
          <Button variant="outline" onClick={() => cancel(null)}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {state.kind === 'refused' && <RefusedFile name={state.name} refused={state.refused} />}
      {state.kind === 'waiting' && (
        <WaitingPart
          waiting={state.waiting}
          note={state.note}
          onLookAgain={(everything) => void lookAgain(state.waiting, everything)}
          onApply={() => void apply(state.waiting, false)}
          onCancel={() => cancel(state.waiting)}
        />
      )}
      {state.kind === 'unsure' && (
        <div role="alert" className={TRANSFER_FAILURE}>
          <p>{t('unsure')}</p>
          <p>{failureText(state.failure, t)}</p>
          <div className="flex flex-wrap gap-3 mt-1">
            <Button onClick={() => void apply(state.waiting, true)}>{t('askAgain')}</Button>
            <Button variant="outline" onClick={() => cancel(state.waiting)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
      <div role="status" className="font-semibold">
        {state.kind === 'done' && (
          <p>
            {t('done', {
              added: number(state.answer.added),
              changed: number(state.answer.changed),
              same: number(state.answer.same),
            })}
            {state.answer.removed > 0 &&
              ` ${t('doneRemoved', { count: state.answer.removed, number: number(state.answer.removed) })}`}
          </p>
        )}
      </div>
      {state.kind === 'failed' && (
        <p role="alert" className={TRANSFER_FAILURE}>
          {t('importFailed')} {failureText(state.failure, t)}
        </p>
      )}
    </section>
  );
}

/** What was pressed goes with each step: the focus goes to the next button there, while there is none to the heading. */
function useFocusKept(part: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const heading = part.current?.querySelector('h2');
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== heading) return;
    (part.current?.querySelector('button') ?? heading)?.focus({ preventScroll: true });
  }, [part, step]);
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
