import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishResult } from '#domain/draft.ts';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import { problemWord } from '../problem-codes.ts';
import { publish, withdraw, type Published } from './publishing.ts';
import { stateOf } from './language-state.tsx';
import { PublishLanguage } from './publish-language.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { atOnce, isOver, momentOf } from './publish-moment.ts';
import { useFigureProblems, type MarkupText } from './use-figure-problems.ts';

interface Props<Document> {
  readonly editable: EditableDraft<Document>;
  readonly state: EditableDraftState<Document>;
  readonly collection: DraftCollection<Document>;
  readonly begun: Localized<boolean>;
  /** Why a language can't be published yet, as the collection's codes with their messages. */
  readonly problems: Localized<readonly string[]>;
  readonly problemWords: Readonly<Record<string, MessageKey>>;
  /** The texts that may hold figures. */
  readonly texts: Localized<readonly MarkupText[]>;
  /** From when on the item itself lets visitors see it; null where it names no moment. */
  readonly opensAt: string | null;
  /** The languages ticked at first. */
  readonly wanted: readonly Language[];
  /** What to show once it is published or withdrawn. */
  readonly onDone: (answer: PublishResult, what: 'published' | 'withdrawn', languages: readonly Language[]) => void;
  /** Called where another person has saved or (`withdraw`) published a newer version: nothing was changed. */
  readonly onNewer: (what: 'publish' | 'withdraw') => void;
  /** Leads to the field that lacks something. */
  readonly onProblem: (problem: string, language: Language) => void;
  readonly onClose: () => void;
}

/** What the dialog does: publishes what is ticked, or withdraws one language. */
type BulkAction = 'publish' | Language;

type Trouble = Exclude<Published, { readonly kind: 'done' | 'newer' }> & { readonly failed: MessageKey };

/** The dialog for publishing: languages and time. */
export function PublishDialog<Document>(props: Props<Document>) {
  const { editable, state, collection, begun, problems, problemWords, opensAt, wanted } = props;
  const { onDone, onNewer, onProblem, onClose } = props;
  const { t, i18n } = useTranslation(['publishing', 'common']);
  const [languages, setLanguages] = useState<ReadonlySet<Language>>(new Set(wanted));
  const [when, setWhen] = useState(() => atOnce(new Date()));
  const [doing, setDoing] = useState<BulkAction | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const lead = useId();
  const figures = useFigureProblems(props.texts);
  /** Whether the dialog is still open: a failure after it was closed is shown as a notice. */
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  const chosen = LANGUAGES.filter((each) => languages.has(each));
  const late = when.later && isOver(momentOf(when), new Date());
  // A language has one published text at a time: the backend refuses to take today's away until a later one comes.
  const problemsNow = (language: Language): readonly string[] =>
    when.later && stateOf(state.server, language, begun[language]) === 'published'
      ? [...problems[language], 'live']
      : problems[language];
  const failedOf = (what: BulkAction): MessageKey =>
    what === 'publish'
      ? 'publishing:failed'
      : stateOf(state.server, what, begun[what]) === 'scheduled'
        ? 'publishing:notUnscheduled'
        : 'publishing:notWithdrawn';
  const invalid = chosen.some((each) => problemsNow(each).length + figures[each].length > 0);

  async function run(what: BulkAction) {
    const from = when.later ? momentOf(when) : null;
    // A moment may have passed while the dialog stood open.
    if (doing !== null || (what === 'publish' && when.later && isOver(from, new Date()))) return setWhen({ ...when });
    setDoing(what);
    setTrouble(null);
    const result =
      what === 'publish'
        ? await publish(editable, collection, chosen, from)
        : await withdraw(editable, collection, what);
    setDoing(null);
    if (result.kind === 'done') {
      onDone(result.answer, what === 'publish' ? 'published' : 'withdrawn', what === 'publish' ? chosen : [what]);
    } else if (!open.current) void showToast({ kind: 'error', title: i18n.t(failedOf(what)), detail: t('again') });
    else if (result.kind === 'newer') onNewer(what === 'publish' ? 'publish' : 'withdraw');
    else setTrouble({ ...result, failed: failedOf(what) });
  }

  const toggle = (language: Language) =>
    setLanguages((before) => {
      const after = new Set(before);
      if (!after.delete(language)) after.add(language);
      return after;
    });

  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button
          onClick={() => void run('publish')}
          busy={doing === 'publish'}
          busyLabel={t('busy')}
          disabled={chosen.length === 0 || invalid || late || doing !== null}
        >
          {when.later ? t('doLater') : t('do')}
        </Button>
      }
    >
      <p id={lead} className="max-w-[50ch] text-ink-2">
        {t('lead')}
      </p>
      <div
        role="group"
        aria-label={t('common:language.label')}
        aria-describedby={lead}
        className="my-4 border-t-2 border-ink"
      >
        {LANGUAGES.map((language) => (
          <PublishLanguage
            key={language}
            language={language}
            draft={state.server}
            begun={begun[language]}
            opensAt={opensAt}
            problems={[
              ...problemsNow(language).map((problem) => ({
                words: i18n.t(wordOf(problem, problemWords)),
                // Problems found by the backend only belong to no field.
                onGo: problem in problemWords ? () => onProblem(problem, language) : null,
              })),
              ...figures[language].map(({ words, problem }) => ({ words, onGo: () => onProblem(problem, language) })),
            ]}
            checked={languages.has(language)}
            onToggle={() => toggle(language)}
            withdrawing={doing === language}
            onWithdraw={() => void run(language)}
          />
        ))}
      </div>
      <p role="status" className="mb-3 text-ink-2 font-semibold empty:hidden">
        {chosen.length === 0 && t('noLanguage')}
      </p>
      <ScheduleField when={when} onChange={setWhen} />
      {trouble && (
        <div
          role="alert"
          className="mt-4 px-4 py-3 rounded-[8px] bg-danger-soft text-danger font-semibold forced-colors:border"
        >
          <TroubleWords trouble={trouble} words={problemWords} />
        </div>
      )}
    </Dialog>
  );
}

/** `live` is of all collections, the other words are a collection's own. */
function wordOf(problem: string, words: Readonly<Record<string, MessageKey>>): MessageKey {
  return problem === 'live' ? 'publishing:liveAlready' : problemWord(words, problem);
}

interface TroubleProps {
  readonly trouble: Trouble;
  readonly words: Readonly<Record<string, MessageKey>>;
}

function TroubleWords({ trouble, words }: TroubleProps): ReactNode {
  const { t, i18n } = useTranslation(['publishing', 'common']);
  switch (trouble.kind) {
    case 'blocked': {
      const invalid = new Set(LANGUAGES.flatMap((language) => trouble.problems[language] ?? []));
      return [...invalid].map((problem) => <p key={problem}>{i18n.t(wordOf(problem, words))}</p>);
    }
    case 'unsaved':
      return <p>{t('unsaved')}</p>;
    case 'failed':
      return (
        <p>
          {i18n.t(trouble.failed)} {t(errorMessageKey(trouble.code))}
        </p>
      );
  }
}
