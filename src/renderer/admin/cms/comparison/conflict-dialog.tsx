import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#domain/draft.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import type { DocumentParts, TranslatedDocument } from '../content-type.ts';
import { foundDraftTime } from '../drafts/found-draft-time.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { differences, joined, type Choice } from './differences.ts';
import { DIFFERENCES } from './text-difference.tsx';

interface Props<Document extends TranslatedDocument> {
  readonly kind: DocumentParts<Document>;
  readonly mine: Document;
  /** What both began with. */
  readonly base: Document | null;
  readonly theirs: Draft<Document>;
  readonly onSettle: (document: Document) => void;
  /** Keeps both: what was written here becomes an item of its own. Null where there can be only one. */
  readonly onCopy: (() => void) | null;
  /** Later: nothing is decided, and both texts stay. */
  readonly onClose: () => void;
}

/** Two people wrote at once: what differs, side by side, until a person has chosen. What only one of them touched is settled. */
export function ConflictDialog<Document extends TranslatedDocument>(props: Props<Document>) {
  const { kind, mine, base, theirs, onSettle, onCopy, onClose } = props;
  const { t, i18n } = useTranslation(['comparison', 'revisions']);
  const { language } = useLanguage();
  const group = useId();
  const differing = useMemo(
    () => differences(kind, mine, theirs.document, base, language),
    [kind, mine, theirs.document, base, language],
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choiceOf = ({ key, changedBy }: (typeof differing)[number]): Choice | null =>
    chosen.get(key) ?? (changedBy === 'both' ? null : changedBy === 'me' ? 'mine' : 'theirs');
  const open = differing.filter((each) => choiceOf(each) === null);
  const choose = (key: string, choice: Choice) => setChosen((before) => new Map(before).set(key, choice));
  const all = (choice: Choice) => setChosen(new Map(differing.map(({ key }) => [key, choice])));
  const own = theirs.mine;
  const name = own ? t('conflict.otherWindow') : theirs.savedByName || t('revisions:nobody');
  const when = foundDraftTime(i18n.t, theirs.savedAt, new Date(), language);
  const asked = { count: open.length };
  const finish = () => {
    const choices = new Map(differing.map((each) => [each.key, choiceOf(each) ?? 'mine'] as const));
    onSettle(joined(kind, mine, theirs.document, choices));
  };
  return (
    <Dialog
      title={own ? t('conflict.titleOwn') : t('conflict.title')}
      closeLabel={t('conflict.later')}
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button onClick={finish} disabled={open.length > 0}>
            {t('conflict.settle')}
          </Button>
          <Button variant="outline" onClick={() => all('mine')}>
            {own ? t('conflict.mineOwn') : t('conflict.mine')}
          </Button>
          <Button variant="outline" onClick={() => all('theirs')}>
            {own ? t('conflict.theirsOwn') : t('conflict.theirs', { name })}
          </Button>
          {onCopy && (
            <Button variant="ghost" onClick={onCopy}>
              {t('conflict.copy')}
            </Button>
          )}
        </>
      }
    >
      <p className="max-w-[60ch] mb-4 text-ink-2">
        {own ? t('conflict.bodyOwn', { when }) : t('conflict.body', { name, when })}
      </p>
      <p className="max-w-[60ch] mb-4 text-ink-2" role="status">
        {open.length === 0 ? t('conflict.ready') : own ? t('conflict.openOwn', asked) : t('conflict.open', asked)}
      </p>
      <ul className={DIFFERENCES}>
        {differing.map((difference) => (
          <ConflictChoice
            key={difference.key}
            difference={difference}
            group={`${group}-${difference.key}`}
            choice={choiceOf(difference)}
            theirName={name}
            own={own}
            onChoose={(choice) => choose(difference.key, choice)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
