import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Link } from 'react-router-dom';
import { useSections } from '#renderer/admin/section.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { failureText } from './failure-text.ts';
import { HeldItems } from './held-items.tsx';
import { ProgressLine } from './progress-line.tsx';
import { WaitingPart } from './waiting-part.tsx';
import { TRANSFER_FAILURE } from '#renderer/admin/classes.ts';
import type { ImportState, useImport } from './use-import.ts';

interface Props {
  readonly of: ReturnType<typeof useImport>;
  /** Makes the content anew: given where all of it has to be new here, and comes in as drafts. */
  readonly onAgain?: () => void;
}

/** Whether an import goes on, or waits for the person. */
export function isUnderWay({ kind }: ImportState): boolean {
  return kind === 'working' || kind === 'waiting' || kind === 'unsure';
}

/** From there on it is done or not done; leaving doesn't undo it. */
function canStop(state: ImportState): boolean {
  return state.kind === 'working' && state.step.step !== 'pictures' && state.step.step !== 'applying';
}

/** Another text after each step that changes what can be pressed. */
export function importStep(state: ImportState): string {
  return `${state.kind} ${canStop(state)}`;
}

/** An import on its way: how far it is, what it would do, and how it ended. */
export function ImportSteps({ of: { state, lookAgain, apply, cancel }, onAgain }: Props) {
  const { t } = useTranslation('transfer');
  const { language } = useLanguage();
  const number = (value: number) => wholeNumber(value, language);
  return (
    <>
      {state.kind === 'working' && <ProgressLine step={state.step} />}
      {canStop(state) && (
        <div className="flex flex-wrap gap-3 mt-1">
          <Button variant="outline" onClick={() => cancel(null)}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {state.kind === 'waiting' && (
        <WaitingPart
          waiting={state.waiting}
          note={state.note}
          onLookAgain={(everything) => void lookAgain(state.waiting, everything)}
          onApply={() => void apply(state.waiting, false)}
          onCancel={() => cancel(state.waiting)}
          onAgain={onAgain}
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
      {state.kind === 'done' && state.answer.added + state.answer.changed > 0 && (
        <DraftsLink onlyDrafts={onAgain !== undefined || state.answer.heldCount > 0} />
      )}
      {state.kind === 'done' && <HeldItems items={state.answer.held} count={state.answer.heldCount} isDone />}
      {state.kind === 'failed' && (
        <p role="alert" className={TRANSFER_FAILURE}>
          {t('importFailed')} {failureText(state.failure, t)}
        </p>
      )}
    </>
  );
}

/** The way to the articles that came in: the list has what was changed last at its top. */
function DraftsLink({ onlyDrafts }: { readonly onlyDrafts: boolean }) {
  const { t } = useTranslation('transfer');
  const address = useAddress();
  const list = useSections().find(({ collection }) => collection === 'articles');
  if (!list) return null;
  return (
    <div>
      <Link to={address(`/admin/${list.path}${onlyDrafts ? '?show=draft' : ''}`)} className={buttonClass()}>
        {t('seeDrafts')}
        <ArrowRightIcon />
      </Link>
    </div>
  );
}

/** What was pressed goes with each step: the focus goes to the next button there, while there is none to the heading. */
export function useFocusRetained(step: string): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const heading = part.current?.querySelector('h2');
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== heading) return;
    (part.current?.querySelector('button') ?? heading)?.focus({ preventScroll: true });
  }, [part, step]);
  return part;
}
