import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { localText, momentOf } from '../publishing/when.ts';
import type { ShapeField } from '../shape-field.ts';
import { fits } from './fits.ts';
import type { FactProps } from './fact.ts';
import { factAttributes, FactFrame } from './fact-frame.tsx';

/** A moment, typed in the device's own time. */
export function MomentFact({ id, name, field, value, onChange, say, lacking }: FactProps<ShapeField, string | null>) {
  const { t } = useTranslation();
  /** While it is half typed the field has none to tell: the one before is kept until it is whole, or taken out. */
  const [half, setHalf] = useState(false);
  const wrong = half ? t('fields.momentHalf') : lacking ? t(field.lacks ?? 'panes.lacking') : null;
  return (
    <FactFrame {...{ id, field, say, wrong }}>
      <input
        id={id}
        type="datetime-local"
        data-field={name}
        className="field-control"
        value={half || value === null ? '' : textOf(value)}
        max="9999-12-31T23:59"
        onChange={({ target }) => {
          const moment = momentOf({ later: true, typed: target.value });
          const isWhole = moment !== null && fits(moment, field);
          const isHalf = !isWhole && (target.validity.badInput || moment !== null);
          setHalf(isHalf);
          if (!isHalf) onChange(moment);
        }}
        onBlur={() => setHalf(false)}
        {...factAttributes(id, wrong, field)}
      />
    </FactFrame>
  );
}

/** A moment as the browser's field takes it; nothing where it is none. */
function textOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : localText(date);
}
