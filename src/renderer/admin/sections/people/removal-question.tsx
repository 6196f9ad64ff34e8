import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ok, type Failure } from '#domain/result.ts';
import type { SuperAdmin } from '#renderer/data/collections/people.ts';
import { Question } from './question.tsx';
import type { QueryApi } from './use-people-api.ts';

interface Props {
  readonly person: SuperAdmin;
  readonly ask: QueryApi;
  readonly onRemoved: () => void;
  readonly onFailed: (failure: Failure) => void;
  readonly onClose: () => void;
}

/** Asks before somebody loses the role; whoever means themselves is asked twice. */
export function RemovalQuestion({ person, ask, onRemoved, onFailed, onClose }: Props) {
  const { t } = useTranslation('people');
  const [sure, setSure] = useState(false);
  const remove = () => ask((api) => api.remove(person.id));
  const ways = { destructive: true, busy: t('removing'), onFailed, onClose };
  if (!person.me) {
    return (
      <Question
        {...ways}
        title={t('removeAsk', { name: person.name || person.email })}
        action={t('remove')}
        onYes={remove}
        onDone={onRemoved}
      >
        <p>{t('removeHint', { email: person.email })}</p>
      </Question>
    );
  }
  if (!sure) {
    return (
      <Question
        {...ways}
        key="first"
        title={t('leaveAsk')}
        action={t('leaveNext')}
        onYes={() => Promise.resolve(ok(undefined))}
        onDone={() => setSure(true)}
      >
        <p>{t('leaveHint')}</p>
      </Question>
    );
  }
  return (
    // A dialog of its own: the focus begins anew at its title, away from the button.
    <Question {...ways} key="second" title={t('leaveSure')} action={t('leave')} onYes={remove} onDone={onRemoved}>
      <p>{t('leaveFinal')}</p>
    </Question>
  );
}
