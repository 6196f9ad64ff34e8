import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { readTime } from './read-date.ts';
import { TypedInput, type TypedAttributes } from './typed-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

interface Props extends TypedAttributes {
  readonly id: string;
  /** "14:05"; empty for none. */
  readonly value: string;
  /** Empty where it was removed; null while what is typed is no time: the value should stay as it is. */
  readonly onChange: (time: string | null) => void;
}

/** A time of the day by 24 hours, written as the reader's language writes it: "14.05" or "14:05". Both are read. */
export function TimeInput({ id, value, onChange, ...attributes }: Props) {
  const { t } = useTranslation('date-field');
  const { language } = useLanguage();
  const field = useTypedValue({
    value,
    onChange,
    read: readTime,
    show: (time) => (language === 'id' ? time.replace(':', '.') : time),
  });
  return (
    <>
      <TypedInput {...attributes} {...{ id, field }} placeholder={t('timePlaceholder')} />
      <p id={`${id}-unread`} role="status" className="font-semibold text-danger not-empty:mt-1">
        {field.isUnread && t('noTime')}
      </p>
    </>
  );
}
