import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_TAGS_MAX, TAG_MAX } from '#domain/limits.ts';
import { LANGUAGES, otherLanguage, type Localized } from '#domain/localized.ts';
import { NO_ROOM_FOR_TAG, type SavedTag, type TagApi } from '#renderer/data/collections/tags.ts';
import type { Request } from '#renderer/data/request-error.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { OWN_ESCAPE } from '#renderer/ui/lazy/dialog.tsx';
import { makeTag } from './make-tag.ts';

const LABELS = { id: 'categories:indonesian', en: 'categories:english' } as const;

interface Props {
  /** What was typed, in the language of the screen. */
  readonly name: string;
  readonly request: Request<TagApi>;
  /** Called once the tag exists, created here or by another person before. */
  readonly onMade: (tag: SavedTag) => void;
  readonly onCancel: () => void;
}

/** Both names of a new tag. What is typed stays through a failure. */
export function NewTagForm({ name, request, onMade, onCancel }: Props) {
  const { t } = useTranslation(['articles', 'categories', 'common', 'feedback']);
  const { language } = useLanguage();
  const id = useId();
  const [names, setNames] = useState<Localized>(() => ({ id: '', en: '', [language]: name.slice(0, TAG_MAX) }));
  const [isAsked, setIsAsked] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  // A second press before the next render doesn't create it again.
  const underWay = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['tags', 'save'],
    mutationFn: (written: Localized) => makeTag(request, written),
    onSuccess: onMade,
    onSettled: () => {
      underWay.current = false;
    },
  });
  const other = otherLanguage(language);
  useEffect(() => group.current?.querySelector<HTMLInputElement>(`[name="tag-${other}"]`)?.focus(), [other]);
  const save = () => {
    setIsAsked(true);
    const lacking = LANGUAGES.find((each) => names[each].trim() === '');
    if (lacking) return group.current?.querySelector<HTMLInputElement>(`[name="tag-${lacking}"]`)?.focus();
    if (underWay.current) return;
    underWay.current = true;
    mutate({ id: names.id.trim(), en: names.en.trim() });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isPending) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save();
    else return;
    // The drawer would close.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('edit.tagNewTitle')}
      aria-busy={isPending}
      {...{ [OWN_ESCAPE]: '' }}
      className="mt-3 grid gap-3 rounded-[8px] border-[1.5px] border-line-strong p-4"
      onKeyDown={press}
    >
      <p className="font-bold">{t('edit.tagNewTitle')}</p>
      {LANGUAGES.map((each) => (
        <Field
          key={each}
          id={`${id}-${each}`}
          name={`tag-${each}`}
          label={t(LABELS[each])}
          lang={each}
          value={names[each]}
          maxLength={TAG_MAX}
          readOnly={isPending}
          error={isAsked && names[each].trim() === '' ? t('common:valid.name') : undefined}
          onChange={({ target }) => setNames((before) => ({ ...before, [each]: target.value }))}
        />
      ))}
      {error && (
        <p role="alert" className="font-semibold text-danger">
          {t('edit.tagNotMade')}{' '}
          {error.failure.reason === NO_ROOM_FOR_TAG
            ? t('categories:tag.full', { number: wholeNumber(ALL_TAGS_MAX, language) })
            : t(errorMessageKey(error.code))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={isPending} busyLabel={t('categories:saving')} onClick={save}>
          {t('edit.tagMake')}
        </Button>
        <Button variant="outline" size="sm" disabled={isPending} onClick={onCancel}>
          {t('feedback:cancel')}
        </Button>
      </div>
    </div>
  );
}
