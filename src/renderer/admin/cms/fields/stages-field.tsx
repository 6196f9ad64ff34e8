import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MONTHS } from '#domain/calendar.ts';
import { STAGES } from '#domain/seasons/planting-seasons.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { monthName } from '#renderer/i18n/dates.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { TextFieldDefinition } from '../field-definition.ts';
import type { FieldControlProps } from './control-frame.tsx';
import { STAGE_NAMES, stagesInWords } from './stages-in-words.ts';

/** The letter for a month without a stage: publishing requires one. */
const NONE = '-';

/** The stage of fields in each month: a choice for every month, kept as a letter each; '' where there is none in any. */
export function StagesField(props: FieldControlProps<TextFieldDefinition, string>) {
  const { id, name, field, value, onChange, say, invalid } = props;
  const { t, i18n } = useTranslation('fields');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const stages = MONTHS.map((month) => value[month - 1] ?? NONE);
  const choose = (month: number, stage: string) => {
    const chosen = stages.map((each, at) => (at === month - 1 ? stage : each));
    onChange(chosen.every((each) => each === NONE) ? '' : chosen.join(''));
  };
  const first = invalid ? stages.indexOf(NONE) + 1 || 1 : 1;
  const described = [invalid && `${id}-lacks`, field.note && `${id}-help`].filter(Boolean).join(' ');
  return (
    <details
      className="col-span-full min-w-0"
      open={invalid || isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="disclosure flex min-h-11 cursor-pointer items-center gap-2.5 py-1">
        <span className="min-w-0 flex-1">
          <span className="font-bold">{say(field.label)}</span>{' '}
          <span className="text-ink-2 text-small">{stagesInWords(value, language) || t('stage.builtIn')}</span>
        </span>
      </summary>
      <fieldset className="min-w-0 pt-2 pb-4" aria-describedby={described || undefined}>
        <legend className="sr-only">{say(field.label)}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          {MONTHS.map((month) => (
            <label key={month} className="block">
              <span className="mb-1 block font-semibold text-small">{monthName(month, language)}</span>
              <select
                id={month === first ? id : undefined}
                className="field-control"
                data-field={month === first ? name : undefined}
                value={stages[month - 1]}
                onChange={({ target }) => choose(month, target.value)}
                aria-invalid={(invalid && stages[month - 1] === NONE) || undefined}
              >
                <option value={NONE}>{t('stage.none')}</option>
                {STAGES.map((stage) => (
                  <option key={stage} value={stage}>
                    {STAGE_NAMES[stage][language]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        {invalid && (
          <p id={`${id}-lacks`} className="mt-2 font-semibold text-danger">
            {i18n.t(field.lacks ?? 'translation:lacking')}
          </p>
        )}
        {field.note !== undefined && (
          <p id={`${id}-help`} className="mt-2 text-ink-2 text-small">
            {say(field.note)}
          </p>
        )}
        {value !== '' && (
          <p className="mt-2">
            <Button size="sm" variant="outline" onClick={() => onChange('')}>
              {t('stage.clear')}
            </Button>
          </p>
        )}
      </fieldset>
    </details>
  );
}
