import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { set, useFieldArray, useForm, useWatch, type Control, type FieldErrors, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  EMPTY_GROUP,
  emptyDraft,
  fencedFigure,
  GROUP_KEYWORD,
  KIND_KEYWORDS,
  readDraft,
  withKind,
  writeDraft,
  type FigureDraft,
} from '#domain/figures/figure-draft.ts';
import type { FigureProblem } from '#domain/figures/figure-problem.ts';
import { FIGURE_KINDS, type FigureKind } from '#domain/figures/figure.ts';
import { findFigures } from '#domain/figures/figure-blocks.ts';
import type { Language } from '#domain/localized.ts';
import { drawFigure } from '#text/render/figures/draw-figure.ts';
import { ArticleText } from '#renderer/ui/article-text.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { checkFigureForm } from './check-figure-form.ts';
import { FigureField, FigureSelect } from './figure-field.tsx';
import { FigureGroup } from './figure-group.tsx';
import { ADD_GROUP, FIELD_LABELS, KIND_NAMES, WRONG } from './figure-messages.ts';

interface Props {
  /** The block that is changed; null for a new one. */
  readonly source: string | null;
  /** What was written in the form before and not put into the text. */
  readonly kept: FigureDraft | null;
  /** The language of the text. */
  readonly lang: Language;
  readonly onApply: (source: string) => void;
  /** Called when it is closed without applying it, with the present state. */
  readonly onClose: (draft: FigureDraft | null) => void;
}

/** The form of a figure: its kind, its texts and its rows, with a preview. */
export function FigureForm({ source, kept, lang, onApply, onClose }: Props) {
  const { t } = useTranslation(['figures']);
  const first = useMemo(() => kept ?? draftOf(source), [kept, source]);
  const resolve = resolverOf(lang, ({ code, words }) => t(WRONG[code], { words }));
  const form = useForm<FigureDraft>({ defaultValues: first, resolver: resolve });
  const { control, handleSubmit, getValues, reset, formState } = form;
  const groups = useFieldArray({ control, name: 'groups' });
  const kind = useWatch({ control, name: 'kind' });
  const head = GROUP_KEYWORD[kind];
  const [hasRest, setHasRest] = useState(first.rest !== '');
  const lastChange = useRef<{ readonly from: FigureDraft; readonly body: string } | null>(null);
  const top = formState.errors.root?.message;
  const isChanged = () => JSON.stringify(getValues()) !== JSON.stringify(draftOf(source));

  // Rows that the chosen kind needs are there to be written in.
  const addRows = useEffectEvent(() => {
    const least = emptyDraft(kind).groups;
    const has = getValues('groups').length;
    if (has < least.length) groups.append(least.slice(has), { shouldFocus: false });
  });
  useEffect(() => addRows(), [kind]);

  const changeKind = (to: FigureKind) => {
    const draft = structuredClone(getValues());
    const last = lastChange.current;
    // Switching back to the previous kind restores its rows, in their order.
    const isBack = last?.from.kind === to && last.body === writeDraft(draft, lang).body;
    const changed = isBack ? last.from : withKind(draft, to, lang);
    lastChange.current = { from: draft, body: writeDraft(changed, lang).body };
    reset(changed, { keepDefaultValues: true });
    setHasRest(changed.rest !== '');
  };

  const apply = handleSubmit((draft) => onApply(fencedFigure(draft.kind, writeDraft(draft, lang).body)));
  return (
    <Dialog
      title={t(source === null ? 'titleNew' : 'titleEdit')}
      closeLabel={t('close')}
      size="list"
      onClose={() => onClose(isChanged() ? getValues() : null)}
      actions={<Button onClick={() => void apply()}>{t(source === null ? 'insert' : 'apply')}</Button>}
    >
      <div className="grid gap-4">
        {top !== undefined && (
          <p role="alert" className="px-4 py-3 rounded-[8px] bg-danger-soft font-semibold text-danger">
            {top}
          </p>
        )}
        <FigureSelect
          control={control}
          name="kind"
          label={t('kind')}
          choices={FIGURE_KINDS.map((each) => [each, t(KIND_NAMES[each])])}
          onChoose={(chosen) => changeKind(chosen as FigureKind)}
        />
        {KIND_KEYWORDS[kind].map((name) =>
          name === 'source' || name === 'total' ? null : (
            <FigureField key={name} {...{ control, name, lang }} label={t(FIELD_LABELS[name])} />
          ),
        )}
        {kind !== 'dose' &&
          groups.fields.map((group, index) => (
            <FigureGroup
              key={group.id}
              {...{ control, index, kind, lang }}
              onRemove={head && groups.fields.length > 1 ? () => groups.remove(index) : null}
            />
          ))}
        {head && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => groups.append(EMPTY_GROUP, { focusName: `groups.${groups.fields.length}.name` })}
            >
              {t(ADD_GROUP[head])}
            </Button>
          </div>
        )}
        {KIND_KEYWORDS[kind].map((name) =>
          name === 'source' || name === 'total' ? (
            <FigureField key={name} {...{ control, name, lang }} label={t(FIELD_LABELS[name])} />
          ) : null,
        )}
        {hasRest && <FigureField {...{ control, lang }} name="rest" rows={3} label={t('field.rest')} />}
        <Drawn control={control} lang={lang} />
      </div>
    </Dialog>
  );
}

/** The figure as readers will see it, as soon as it is one. */
function Drawn({ control, lang }: { readonly control: Control<FigureDraft>; readonly lang: Language }) {
  const draft = useWatch({ control }) as FigureDraft;
  const { body } = writeDraft(draft, lang);
  const isSound = checkFigureForm(draft, lang).length === 0;
  return isSound ? (
    <ArticleText html={drawFigure({ kind: draft.kind, body, isClosed: true }, lang, new Set())} lang={lang} />
  ) : null;
}

function draftOf(source: string | null): FigureDraft {
  const [block] = source === null ? [] : findFigures(source);
  return block ? readDraft(block.kind, block.body) : emptyDraft('dose');
}

/** The parser of figures checks the form too: each complaint at the field whose row it is about. */
function resolverOf(lang: Language, say: (problem: FigureProblem) => string): Resolver<FigureDraft> {
  return (draft) => {
    const problems = checkFigureForm(draft, lang);
    if (problems.length === 0) return { values: draft, errors: {} };
    const errors: FieldErrors<FigureDraft> = {};
    // Only the first problem of a field is shown: the others may disappear with it.
    for (const { field, problem } of problems.toReversed())
      set(errors, field, { type: 'figure', message: say(problem) });
    return { values: {}, errors };
  };
}
