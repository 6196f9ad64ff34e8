import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#domain/draft.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import type { DocumentParts, TranslatedDocument } from '../content-type.ts';
import { useLanguageNames } from '../language-names.ts';
import { recoveredDraftTime } from '../drafts/recovered-draft-time.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import type { Choice } from '../comparison/differences.ts';
import type { RegionChoice } from '#text/merge-text.ts';
import { MergedField } from './merged-field.tsx';
import { DIFFERENCE_HEAD, DIFFERENCES } from '../comparison/text-difference.tsx';
import { useConflictChoices } from './use-conflict-choices.ts';

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

/** Two people wrote at once: one text of both, and what both changed side by side until a person has chosen. */
export function ConflictDialog<Document extends TranslatedDocument>(props: Props<Document>) {
  const languageNames = useLanguageNames();
  const { mine, theirs, onSettle, onCopy, onClose } = props;
  const { t, i18n } = useTranslation(['conflict', 'revisions']);
  const { language } = useLanguage();
  const group = useId();
  const choices = useConflictChoices(props, language);
  const { open, all } = choices;
  const own = theirs.mine;
  const name = own ? t('otherWindow') : theirs.savedByName || t('revisions:nobody');
  const when = recoveredDraftTime(i18n.t, theirs.savedAt, new Date(), language);
  const asked = { count: open };
  const versions = {
    mine: own ? t('thisWindow') : t('yours'),
    theirs: own ? name : t('theirVersion', { name }),
    onlyMe: own ? t('onlyHere') : t('onlyYou'),
    onlyThem: own ? t('onlyThere') : t('onlyThey', { name }),
    both: own ? t('overlapOwn') : t('overlap'),
  };
  return (
    <Dialog
      title={own ? t('titleOwn') : t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button onClick={() => onSettle(choices.result(mine))} disabled={open > 0}>
            {t('settle')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('later')}
          </Button>
          {onCopy && (
            <Button variant="ghost" onClick={onCopy}>
              {t('copy')}
            </Button>
          )}
        </>
      }
    >
      <p className="max-w-[60ch] mb-4 text-ink-2">{own ? t('bodyOwn', { when }) : t('body', { name, when })}</p>
      <p className="max-w-[60ch] mb-3 text-ink-2" role="status">
        {open === 0 ? t('ready') : own ? t('openOwn', asked) : t('open', asked)}
      </p>
      <div className="flex flex-wrap gap-2 mb-5">
        <Button size="sm" variant="outline" onClick={() => all('mine')}>
          {own ? t('mineOwn') : t('mine')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => all('theirs')}>
          {own ? t('theirsOwn') : t('theirs', { name })}
        </Button>
      </div>
      <ul className={DIFFERENCES}>
        {choices.fields.map(({ difference, key, merged }) =>
          merged && difference.language ? (
            <li key={difference.key}>
              <h3 className={`${DIFFERENCE_HEAD} font-bold`}>
                {i18n.t(difference.label)} · {languageNames[difference.language]}
              </h3>
              <MergedField
                merge={merged.text}
                drawer={merged.drawer}
                name={`${i18n.t(difference.label)} · ${languageNames[difference.language]}`}
                versions={versions}
                choiceOf={(region, place) => choices.choiceOf(merged.keys[place] ?? '', region)}
                onChoose={(place, choice) => choices.choose(merged.keys[place] ?? '', choice)}
              />
            </li>
          ) : (
            <ConflictChoice
              key={difference.key}
              difference={difference}
              group={`${group}-${difference.key}`}
              choice={oneOfTwo(choices.choiceOf(key, difference))}
              theirName={name}
              own={own}
              onChoose={(choice) => choices.choose(key, choice)}
            />
          ),
        )}
      </ul>
    </Dialog>
  );
}

function oneOfTwo(choice: RegionChoice | null): Choice | null {
  return choice === 'both' ? null : choice;
}
