import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import { useLanguageNames } from '../language-names.ts';
import { stateOf, StatePill } from './language-state.tsx';
import { visibleFrom } from './publish-moment.ts';
import { PUBLISH_CHOICE } from './schedule-field.tsx';

interface Props<Document> {
  readonly language: Language;
  readonly draft: Draft<Document> | null;
  readonly begun: boolean;
  /** From when on the item itself lets visitors see it; null where it names no moment. */
  readonly opensAt: string | null;
  /** What it still lacks, in sentences, and the way to the field. */
  readonly problems: readonly { readonly words: string; readonly onGo: (() => void) | null }[];
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly withdrawing: boolean;
  readonly onWithdraw: () => void;
}

/** One language in the question of what to publish: its state, what it lacks, and the way to withdraw it. */
export function PublishLanguage<Document>(props: Props<Document>) {
  const languageNames = useLanguageNames();
  const { language, draft, begun, opensAt, problems, checked, onToggle, withdrawing, onWithdraw } = props;
  const { t } = useTranslation('publishing');
  const { language: shownIn } = useLanguage();
  const id = useId();
  const live = draft?.live[language] ?? null;
  const state = stateOf(draft, language, begun);
  const seenFrom = live && visibleFrom(live.from, opensAt);
  const waits = draft !== null && seenFrom !== null && Date.parse(seenFrom) > Date.parse(draft.now);
  return (
    <div role="group" aria-label={languageNames[language]} className="py-2.5 border-b-[1.5px] border-line">
      <label className={PUBLISH_CHOICE}>
        <input type="checkbox" checked={checked} onChange={onToggle} aria-describedby={`${id}-facts`} />
        <span className="flex-1 flex flex-wrap gap-x-3 gap-y-1.5 items-center">
          {languageNames[language]}
          <StatePill state={state} />
          {live?.changed && <StatePill state="changed" />}
        </span>
      </label>
      <div id={`${id}-facts`} className="pl-8.5 text-ink-2 text-small">
        {seenFrom !== null && (
          <p>
            {t(waits ? 'scheduledFor' : 'liveSince', {
              when: exactMoment(new Date(seenFrom), shownIn),
            })}
          </p>
        )}
        {checked && problems.length > 0 && (
          <ul className="pb-1.5 text-danger font-semibold">
            {problems.map(({ words, onGo }, at) => (
              <li key={at}>
                {onGo ? (
                  <button
                    type="button"
                    className="min-h-11 font-semibold text-left underline underline-offset-[3px]"
                    onClick={onGo}
                  >
                    {words}
                  </button>
                ) : (
                  words
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {live && (
        <Button
          variant="ghost"
          size="sm"
          // Its words stand under the ones above, also where those that are shown while it runs are longer.
          className="ml-4.5 [&_span]:justify-start"
          onClick={onWithdraw}
          busy={withdrawing}
          busyLabel={t(state === 'scheduled' ? 'unscheduling' : 'withdrawing')}
        >
          {t(state === 'scheduled' ? 'unschedule' : 'withdraw')}
        </Button>
      )}
    </div>
  );
}
