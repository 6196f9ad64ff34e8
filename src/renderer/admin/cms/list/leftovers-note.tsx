import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DraftCard } from '#domain/draft.ts';
import { TAGS_MAX } from '#domain/limits.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { useLanguageNames } from '../language-names.ts';
import { problemText } from '../publishing/problem-text.ts';
import type { ListMessages } from './list-messages.ts';
import { shownTitle } from './shown-title.ts';
import type { Leftovers } from './use-draft-list.ts';

interface Props {
  readonly leftovers: Leftovers;
  readonly words: ListMessages;
  readonly itemPath: (id: number) => string;
}

/** Which items stayed as they were in a bulk action, and why, with the way to each. */
export function LeftoversNote({ leftovers: { blocked, full, stale, unreached }, words, itemPath }: Props) {
  const { t, i18n } = useTranslation('list');
  const languageNames = useLanguageNames();
  const failureText = useFailureText();
  return (
    <>
      {unreached && (
        <p className="font-bold">
          {unreached.code === null
            ? t('stopped', { count: unreached.ids.length })
            : `${t('broken', { count: unreached.ids.length })} ${i18n.t(failureText(unreached.code))}`}
        </p>
      )}
      <LeftItems title={t('blocked', { count: blocked.length })}>
        {blocked.map(({ card, problems }) => (
          <LeftItem key={card.id} card={card} itemPath={itemPath}>
            <span>{problemText(problems, languageNames, (problem) => words.problem(problem))}</span>
          </LeftItem>
        ))}
      </LeftItems>
      <LeftItems title={t('full', { count: full.length, most: TAGS_MAX })}>
        {full.map((card) => (
          <LeftItem key={card.id} card={card} itemPath={itemPath} />
        ))}
      </LeftItems>
      <LeftItems title={t('stale', { count: stale.length })}>
        {stale.map((card) => (
          <LeftItem key={card.id} card={card} itemPath={itemPath} />
        ))}
      </LeftItems>
    </>
  );
}

function LeftItems({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <p className="font-bold">{title}</p>
      <ul className="mt-1 mb-2">{children}</ul>
    </>
  );
}

interface LeftItemProps {
  readonly card: DraftCard;
  readonly itemPath: (id: number) => string;
  readonly children?: ReactNode;
}

function LeftItem({ card, itemPath, children }: LeftItemProps) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const toAddress = useAddress();
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <Link
        to={toAddress(itemPath(card.id))}
        className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-brand underline underline-offset-3"
      >
        {shownTitle(card, language)?.text ?? t('untitled', { id: card.id })}
      </Link>
      {children}
    </li>
  );
}
