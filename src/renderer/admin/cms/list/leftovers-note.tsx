import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DraftCard } from '#domain/draft.ts';
import { TAGS_MAX } from '#domain/limits.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { fieldOfProblem } from '../problem-codes.ts';
import { useLanguageNames } from '../language-names.ts';
import { groupProblems } from './group-problems.ts';
import type { CompleteAction } from './complete-drafts.ts';
import type { CompletionDialogProps, ListGrouping, ListMessages } from './list-messages.ts';
import { waiting } from './bulk-wait.ts';
import { shownTitle } from './shown-title.ts';
import type { Leftovers } from './use-draft-list.ts';

interface Props {
  readonly leftovers: Leftovers;
  readonly words: ListMessages;
  readonly itemPath: (id: number) => string;
  readonly completions: ListGrouping['completions'];
  /** Whether they are selected: they aren't any more after the screen was left. */
  readonly isSelected: boolean;
  /** Whether something is under way that has to end first. */
  readonly isBusy: boolean;
  readonly onRun: (action: CompleteAction, cards: readonly DraftCard[]) => void;
}

/** Longer lists are folded. */
const UNFOLDED = 5;

/** Which items stayed as they were in a bulk action, by the reasons, with the way to each. */
export function LeftoversNote({ leftovers, words, itemPath, completions = {}, isSelected, isBusy, onRun }: Props) {
  const { t, i18n } = useTranslation(['list', 'feedback']);
  const languageNames = useLanguageNames();
  const failureText = useFailureText();
  const { blocked, full, stale, unreached, languages } = leftovers;
  return (
    <>
      {unreached && (
        <p className="font-bold">
          {[
            unreached.ids.length > 0 &&
              t(unreached.code === null ? 'stopped' : 'broken', { count: unreached.ids.length }),
            unreached.unsure.length > 0 && t('unsure', { count: unreached.unsure.length }),
            isSelected && t('feedback:stillSelected'),
            unreached.code !== null && i18n.t(failureText(unreached.code)),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {blocked.length > 0 && <p className="font-bold">{t('blocked', { count: blocked.length })}</p>}
      {groupProblems(blocked, words.isShared).map(({ problem, language, cards }) => {
        const lacking = words.lacking(problem, cards.length);
        const title =
          language === null || languages.length < 2
            ? lacking
            : t('ofLanguage', { words: lacking, language: languageNames[language] });
        const completion = completions[fieldOfProblem(problem)];
        return (
          <LeftItems key={`${problem} ${language}`} {...{ title, cards, itemPath }}>
            {language === null && completion && (
              <CompleteButton
                {...completion}
                count={cards.length}
                isBusy={isBusy}
                onChoose={(change) =>
                  onRun(
                    { kind: 'complete', languages, ids: cards.map(({ id }) => id), change },
                    // What lacks nothing else can be published now, and what does says it again.
                    blocked.map(({ card }) => card),
                  )
                }
              />
            )}
          </LeftItems>
        );
      })}
      <LeftItems title={t('full', { count: full.length, most: TAGS_MAX })} cards={full} itemPath={itemPath} />
      <LeftItems title={t('stale', { count: stale.length })} cards={stale} itemPath={itemPath} />
    </>
  );
}

type CompleteProps = NonNullable<ListGrouping['completions']>[string] &
  Omit<CompletionDialogProps, 'onClose' | 'publishes' | 'replaced'> &
  Pick<Props, 'isBusy'>;

/** Asks for one value for all of them. */
function CompleteButton({ label, Dialog, count, isBusy, onChoose }: CompleteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className="mb-3" {...waiting(isBusy)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          count={count}
          publishes
          replaced={0}
          onChoose={(change) => {
            setOpen(false);
            onChoose(change);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface LeftItemsProps {
  readonly title: string;
  readonly cards: readonly DraftCard[];
  readonly itemPath: (id: number) => string;
  /** What can be done with all of them. */
  readonly children?: ReactNode;
}

/** Items with the same reason: how many, and unfolded their titles. */
function LeftItems({ title, cards, itemPath, children }: LeftItemsProps) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const toAddress = useAddress();
  if (cards.length === 0) return null;
  return (
    <>
      <details open={cards.length <= UNFOLDED}>
        <summary className="disclosure flex min-h-11 w-fit cursor-pointer items-center gap-2.5 font-bold">
          {title}
        </summary>
        <ul className="mb-2 max-h-[22rem] overflow-y-auto pl-1">
          {cards.map((card) => (
            <li key={card.id}>
              <Link
                to={toAddress(itemPath(card.id))}
                className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-brand underline underline-offset-3"
              >
                {shownTitle(card, language)?.text ?? t('untitled', { id: card.id })}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      {children}
    </>
  );
}
