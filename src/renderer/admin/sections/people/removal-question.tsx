import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleApi, SuperAdmin } from '#renderer/data/collections/people.ts';
import type { Request, RequestError } from '#renderer/data/request.ts';
import { Question } from './question.tsx';

interface Props {
  readonly person: SuperAdmin;
  readonly request: Request<PeopleApi>;
  readonly onRemoved: () => void;
  readonly onFailed: (error: RequestError) => void;
  readonly onClose: () => void;
}

/** Asks before somebody loses the role; whoever means themselves is asked twice. */
export function RemovalQuestion({ person, request, onRemoved, onFailed, onClose }: Props) {
  const { t } = useTranslation('people');
  const [sure, setSure] = useState(false);
  const remove = () => request((api) => api.remove(person.id));
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
        onYes={() => Promise.resolve()}
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
