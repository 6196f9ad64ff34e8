import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextBlock } from '#text/split-blocks.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { type BlockDrawer, compareBlocks, type ComparedBlock, foldAlike } from '../comparison/compare-texts.ts';
import { ComparedPage, DrawnBlock, Folded } from '../comparison/compared-text.tsx';
import { DIFFERENCE_SIDE } from './conflict-choice.tsx';
import { canKeepBoth, chosenBlocks, type RegionChoice, type TextMerge, type TextRegion } from '#text/merge-text.ts';

const CHANGE = 'border-l-3 border-line-strong [&>.compared-block]:border-transparent';
const CHANGED_BY = 'flex flex-wrap gap-x-3 items-center min-h-11 pl-3.5 text-ink-3 text-small';
const OVERLAP =
  'px-3.5 pt-1 pb-3.5 border-2 border-accent rounded-[8px] [&_.compared-block]:pl-0 [&_.compared-block]:border-l-0 ' +
  '[&_.compared-block]:text-inherit';

interface Versions {
  readonly mine: string;
  readonly theirs: string;
  /** Why a change stands in the text already, by who made it. */
  readonly onlyMe: string;
  readonly onlyThem: string;
  /** Above what both changed. */
  readonly both: string;
}

interface Props {
  readonly merge: TextMerge;
  readonly drawer: BlockDrawer;
  /** What the field is called, for groups of choices. */
  readonly name: string;
  readonly versions: Versions;
  readonly choiceOf: (region: TextRegion, place: number) => RegionChoice | null;
  readonly onChoose: (place: number, choice: RegionChoice) => void;
}

type Row =
  | { readonly block: ComparedBlock; readonly place: number }
  | { readonly region: TextRegion; readonly place: number };

/** A text that two people changed, as one: what only one changed stands in it, what both changed is to be chosen. */
export function MergedField({ merge, drawer, name, versions, choiceOf, onChoose }: Props) {
  // A long article is rendered in a transition, so that the window stays responsive.
  const isDrawn = useDeferredValue(true, false);
  const rows = useMemo(
    () =>
      merge.regions.flatMap((region, place): readonly Row[] =>
        region.changedBy === 'nobody'
          ? compareBlocks(drawer, region.mine, region.mine).map((block) => ({ block, place }))
          : [{ region, place }],
      ),
    [merge, drawer],
  );
  if (!isDrawn) return null;
  return (
    <ComparedPage lang={drawer.language}>
      {foldAlike(rows, (row) => 'block' in row).map(({ rows: within, isFolded }, index) => {
        const drawn = within.map((row, at) => {
          if ('block' in row) return <DrawnBlock key={`${index}-${at}`} block={row.block} />;
          const { region, place } = row;
          const Shown = region.changedBy === 'both' ? Overlap : OneChange;
          return (
            <Shown
              key={`region-${place}`}
              {...{ drawer, region, versions, name }}
              choice={choiceOf(region, place)}
              onChoose={(choice) => onChoose(place, choice)}
            />
          );
        });
        return isFolded ? (
          <Folded key={index} count={within.length}>
            {drawn}
          </Folded>
        ) : (
          drawn
        );
      })}
    </ComparedPage>
  );
}

interface RegionProps {
  readonly drawer: BlockDrawer;
  readonly region: TextRegion;
  readonly versions: Versions;
  readonly name: string;
  readonly choice: RegionChoice | null;
  readonly onChoose: (choice: RegionChoice) => void;
}

/** What only one person changed: it stands in the text, and can be left out. */
function OneChange({ drawer, region, versions, choice, onChoose }: RegionProps) {
  const { t } = useTranslation('conflict');
  const { language } = useLanguage();
  const isMine = region.changedBy === 'me';
  const [own, other] = isMine ? (['mine', 'theirs'] as const) : (['theirs', 'mine'] as const);
  const isTaken = choice !== other;
  const taken = region.merged ? 'both' : own;
  return (
    <div className={CHANGE}>
      <p className={CHANGED_BY} lang={language}>
        <span>{isMine ? versions.onlyMe : versions.onlyThem}</span>
        <button
          type="button"
          className="min-h-11 text-brand font-bold underline underline-offset-4"
          onClick={() => onChoose(isTaken ? other : taken)}
        >
          {isTaken ? t('leave') : t('take')}
        </button>
      </p>
      <Blocks drawer={drawer} before={region[other]} after={chosenBlocks(region, choice ?? taken)} />
    </div>
  );
}

/** A part that both changed: the user chooses one. */
function Overlap({ drawer, region, versions, name, choice, onChoose }: RegionProps) {
  const { t } = useTranslation('conflict');
  const { language } = useLanguage();
  const group = useId();
  const { base, mine, theirs } = region;
  const sides = [
    { side: 'mine', label: versions.mine, before: base.length > 0 ? base : theirs, after: mine },
    { side: 'theirs', label: versions.theirs, before: base.length > 0 ? base : mine, after: theirs },
  ] as const;
  return (
    <fieldset className={OVERLAP} lang={language}>
      <legend className="px-1.5 text-small font-bold">
        <span className="sr-only">{name}: </span>
        {versions.both}
      </legend>
      <div className="grid gap-3 md:grid-cols-[1fr_1fr]">
        {sides.map(({ side, label, before, after }) => (
          <div key={side} className={DIFFERENCE_SIDE}>
            <RadioLine group={group} label={label} on={choice === side} onChoose={() => onChoose(side)} />
            {after.length > 0 ? (
              <div lang={drawer.language}>
                <Blocks drawer={drawer} before={before} after={after} />
              </div>
            ) : (
              <p className="text-ink-3 text-small">{t('gone')}</p>
            )}
          </div>
        ))}
      </div>
      {canKeepBoth(region) && (
        <RadioLine group={group} label={t('keepBoth')} on={choice === 'both'} onChoose={() => onChoose('both')} />
      )}
    </fieldset>
  );
}

interface RadioProps {
  readonly group: string;
  readonly label: string;
  readonly on: boolean;
  readonly onChoose: () => void;
}

function RadioLine({ group, label, on, onChoose }: RadioProps) {
  return (
    <label className="flex gap-2.5 items-center min-h-11 font-bold [&_input]:size-5 [&_input]:accent-brand">
      <input type="radio" name={group} checked={on} onChange={onChoose} />
      {label}
    </label>
  );
}

interface BlocksProps {
  readonly drawer: BlockDrawer;
  readonly before: readonly TextBlock[];
  readonly after: readonly TextBlock[];
}

function Blocks({ drawer, before, after }: BlocksProps) {
  const blocks = useMemo(() => compareBlocks(drawer, before, after), [drawer, before, after]);
  return blocks.map((block, place) => <DrawnBlock key={place} block={block} />);
}
