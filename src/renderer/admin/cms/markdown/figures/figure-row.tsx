import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FigureDraft } from '#domain/figures/figure-draft.ts';
import type { FigureKind } from '#domain/figures/figure.ts';
import type { Language } from '#domain/localized.ts';
import { RemoveIcon, UpwardsIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { FigureField } from './figure-field.tsx';
import { ROW_LABELS } from './figure-messages.ts';

interface Props {
  readonly control: Control<FigureDraft>;
  readonly kind: Exclude<FigureKind, 'dose'>;
  readonly lang: Language;
  readonly name: `groups.${number}.rows.${number}`;
  readonly number: number;
  /** Null for the first and the last. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

const TOOL = 'grid place-items-center size-11 rounded-[8px] text-ink-2 hover:bg-sunk disabled:opacity-55';

/** A row of a figure, and how it is moved and removed. */
export function FigureRow({ control, kind, lang, name, number, onUp, onDown, onRemove }: Props) {
  const { t } = useTranslation(['figures']);
  return (
    <div
      className="grid gap-3 pb-3 border-b-[1.5px] border-line"
      role="group"
      aria-label={t('row', { number })}
      data-row
    >
      <FigureField {...{ control, lang }} name={`${name}.name`} label={t(ROW_LABELS[kind].name)} />
      {kind !== 'symptoms' && (
        <>
          <FigureField {...{ control, lang }} name={`${name}.value`} label={t(ROW_LABELS[kind].value)} />
          <FigureField {...{ control, lang }} name={`${name}.more`} label={t(ROW_LABELS[kind].more)} />
        </>
      )}
      <div className="flex gap-1">
        <button
          type="button"
          className={TOOL}
          data-move="up"
          disabled={!onUp}
          aria-label={t('rowUp', { number })}
          onClick={onUp ?? undefined}
        >
          <UpwardsIcon />
        </button>
        <button
          type="button"
          className={`${TOOL} *:rotate-180`}
          data-move="down"
          disabled={!onDown}
          aria-label={t('rowDown', { number })}
          onClick={onDown ?? undefined}
        >
          <UpwardsIcon />
        </button>
        <button type="button" className={TOOL} aria-label={t('removeRow', { number })} onClick={onRemove}>
          <RemoveIcon />
        </button>
      </div>
    </div>
  );
}
