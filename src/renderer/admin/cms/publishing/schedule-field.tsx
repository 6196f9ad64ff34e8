import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '#renderer/i18n/moments.ts';
import { MomentInput } from '../../date-field/moment-input.tsx';
import { isOver, momentOf, type When } from './publish-moment.ts';

/** A choice that is pressed with its words. */
export const PUBLISH_CHOICE =
  'flex gap-x-3 items-center min-h-11 font-bold cursor-pointer ' +
  '[&_input]:flex-none [&_input]:size-5.5 [&_input]:accent-brand';

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
    <fieldset>
      <legend className="font-extrabold">{t('when')}</legend>
      <label className={PUBLISH_CHOICE}>
        <input
          type="radio"
          name={id}
          checked={!when.later} // What can't be read goes with its fields.
          onChange={() => onChange({ typed: when.typed ?? '', later: false })}
        />
        {t('now')}
      </label>
      <label className={PUBLISH_CHOICE}>
        <input type="radio" name={id} checked={when.later} onChange={() => onChange({ ...when, later: true })} />
        {t('later')}
      </label>
      {when.later && (
        <>
          <label htmlFor={`${id}-moment`} className="sr-only">
            {t('moment')}
          </label>
          <MomentInput
            id={`${id}-moment`}
            label={t('moment')}
            className="ml-8.5 max-w-[24rem]"
            value={when.typed ?? ''}
            least={localDay(new Date())}
            required
            onChange={(typed) => onChange({ ...when, typed })}
            aria-invalid={wrong || undefined}
            aria-describedby={`${id}-wrong ${id}-zone`}
          />
          <p id={`${id}-wrong`} role="status" className="pl-8.5 text-danger font-semibold not-empty:pt-1.5">
            {wrong && when.typed !== null && t(moment === null ? 'momentMissing' : 'momentOver')}
          </p>
          <p id={`${id}-zone`} className="pt-1.5 pl-8.5 text-ink-3 text-small">
            {t('zone')}
          </p>
        </>
      )}
    </fieldset>
  );
}
