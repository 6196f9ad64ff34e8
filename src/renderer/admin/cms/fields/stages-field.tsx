import { useTranslation } from 'react-i18next';
import { MONTHS } from '#domain/figures/months.ts';
import { STAGES } from '#domain/seasons/planting-seasons.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { monthName } from '#renderer/i18n/months.ts';
import type { TextFieldDefinition } from '../field-definition.ts';
import type { FieldControlProps } from './field-frame.tsx';

/** Stands for a month of which nothing was said yet: publishing asks for it. */
const NONE = '-';

/** The stage of fields in each month: a choice for every month, kept as a letter each. */
export function StagesField(props: FieldControlProps<TextFieldDefinition, string>) {
  const { id, name, field, value, onChange, say, invalid } = props;
  const { t, i18n } = useTranslation('fields');
  const { language } = useLanguage();
  const stages = [...value.padEnd(MONTHS.length, NONE)];
  const choose = (month: number, stage: string) =>
    onChange(stages.map((each, at) => (at === month - 1 ? stage : each)).join(''));
  const described = [invalid && `${id}-lacks`, field.note && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset className="col-span-full min-w-0" aria-describedby={described || undefined}>
      <legend className="mb-1.5 font-bold">{say(field.label)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {MONTHS.map((month) => (
          <label key={month} className="block">
            <span className="mb-1 block font-semibold text-small">{monthName(month, language)}</span>
            <select
              id={month === 1 ? id : undefined}
              className="field-control"
              data-field={month === 1 ? name : undefined}
              value={stages[month - 1]}
              onChange={({ target }) => choose(month, target.value)}
              aria-invalid={(invalid && stages[month - 1] === NONE) || undefined}
            >
              <option value={NONE}>{t('stage.none')}</option>
              {STAGES.map((stage) => (
                <option key={stage} value={stage}>
                  {t(`stage.${stage}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {invalid && (
        <p id={`${id}-lacks`} className="mt-1 font-semibold text-danger">
          {i18n.t(field.lacks ?? 'translation:lacking')}
        </p>
      )}
      {field.note !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-ink-2 text-small">
          {say(field.note)}
        </p>
      )}
    </fieldset>
  );
}
