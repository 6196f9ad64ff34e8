import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isOver, localText, momentOf, type When } from './when.ts';

interface Props {
  readonly when: When;
  readonly onChange: (when: When) => void;
}

/** Now, or from a moment on. The moment is typed in the device's own time. */
export function ScheduleField({ when, onChange }: Props) {
  const { t } = useTranslation('publishing');
  const id = useId();
  const moment = momentOf(when);
  const wrong = when.later && isOver(moment, new Date());
  return (
    <fieldset className="publish-when">
      <legend>{t('when')}</legend>
      <label className="publish-choice">
        <input type="radio" name={id} checked={!when.later} onChange={() => onChange({ ...when, later: false })} />
        {t('now')}
      </label>
      <label className="publish-choice">
        <input type="radio" name={id} checked={when.later} onChange={() => onChange({ ...when, later: true })} />
        {t('later')}
      </label>
      {when.later && (
        <>
          <label htmlFor={`${id}-moment`} className="sr-only">
            {t('moment')}
          </label>
          <input
            id={`${id}-moment`}
            type="datetime-local"
            className="field-control publish-moment"
            value={when.typed}
            min={localText(new Date())}
            onChange={(event) => onChange({ ...when, typed: event.target.value })}
            aria-invalid={wrong || undefined}
            aria-describedby={`${id}-wrong ${id}-zone`}
          />
          <p id={`${id}-wrong`} role="status" className="publish-wrong">
            {wrong && t(moment === null ? 'momentMissing' : 'momentOver')}
          </p>
          <p id={`${id}-zone`} className="publish-zone">
            {t('zone')}
          </p>
        </>
      )}
    </fieldset>
  );
}
