import { useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EMPTY_ROW, GROUP_KEYWORD, type FigureDraft } from '#domain/figures/figure-draft.ts';
import { type FigureKind, LEAF_PICTURES, type LeafPicture } from '#domain/figures/figure.ts';
import type { Language } from '#domain/localized.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FigureField, FigureSelect } from './figure-field.tsx';
import { GROUP_LABELS, PICTURE_NAMES } from './figure-messages.ts';
import { FigureRow } from './figure-row.tsx';

interface Props {
  readonly control: Control<FigureDraft>;
  readonly index: number;
  readonly kind: Exclude<FigureKind, 'dose'>;
  readonly lang: Language;
  /** Null where it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** The rows below a region or a leaf, or all rows of a figure that has neither. */
export function FigureGroup({ control, index, kind, lang, onRemove }: Props) {
  const { t } = useTranslation(['figures']);
  const head = GROUP_KEYWORD[kind];
  const rows = useFieldArray({ control, name: `groups.${index}.rows` });
  const add = useRef<HTMLButtonElement>(null);
  const move = (from: number, to: number) => {
    rows.move(from, to);
    // The key that was pressed goes on with the same row: at an end, only the other way is left.
    const name = to < from ? 'up' : 'down';
    requestAnimationFrame(() => {
      const row = add.current?.closest('fieldset')?.querySelectorAll('[data-row]')[to];
      const button = row?.querySelector<HTMLButtonElement>(`[data-move="${name}"]:not(:disabled)`);
      (button ?? row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
    });
  };
  return (
    <fieldset className="grid gap-4 min-w-0 pt-4 border-t-2 border-ink">
      {head && (
        <FigureField
          {...{ control, lang }}
          name={`groups.${index}.name`}
          label={t(GROUP_LABELS[head], { number: index + 1 })}
        />
      )}
      {kind === 'symptoms' && (
        <FigureSelect
          control={control}
          name={`groups.${index}.picture`}
          label={t('picture')}
          choices={[
            ['', t('picture.none')],
            ...(Object.keys(LEAF_PICTURES) as LeafPicture[]).map((each) => [each, t(PICTURE_NAMES[each])] as const),
          ]}
        />
      )}
      {rows.fields.map((row, at) => (
        <FigureRow
          key={row.id}
          {...{ control, kind, lang }}
          name={`groups.${index}.rows.${at}`}
          number={at + 1}
          onUp={at > 0 ? () => move(at, at - 1) : null}
          onDown={at < rows.fields.length - 1 ? () => move(at, at + 1) : null}
          onRemove={() => {
            rows.remove(at);
            add.current?.focus();
          }}
        />
      ))}
      {kind === 'symptoms' && (
        <FigureField {...{ control, lang }} name={`groups.${index}.action`} label={t('action')} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={add}
          variant="secondary"
          size="sm"
          onClick={() => rows.append(EMPTY_ROW, { focusName: `groups.${index}.rows.${rows.fields.length}.name` })}
        >
          {t('addRow')}
        </Button>
        {onRemove && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {t('removeGroup', { number: index + 1 })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
