import { useState } from 'react';
import { ok, type Failure } from '#domain/reply.ts';
import type { SuperAdmin } from '../../../data/collections/people.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Question } from './question.tsx';
import type { AskDesk } from './use-desk.ts';

interface Props {
  readonly person: SuperAdmin;
  readonly ask: AskDesk;
  readonly onRemoved: () => void;
  readonly onFailed: (failure: Failure) => void;
  readonly onClose: () => void;
}

/** Asks before somebody loses the role; whoever means themselves is asked twice. */
export function RemovalQuestion({ person, ask, onRemoved, onFailed, onClose }: Props) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  const remove = () => ask((desk) => desk.remove(person.id));
  const ways = { destructive: true, busy: t('people.removing'), onFailed, onClose };
  if (!person.me) {
    return (
      <Question
        {...ways}
        title={t('people.removeAsk', { name: person.name || person.email })}
        action={t('people.remove')}
        onYes={remove}
        onDone={onRemoved}
      >
        <p>{t('people.removeHint', { email: person.email })}</p>
      </Question>
    );
  }
  if (!sure) {
    return (
      <Question
        {...ways}
        key="first"
        title={t('people.leaveAsk')}
        action={t('people.leaveNext')}
        onYes={() => Promise.resolve(ok(undefined))}
        onDone={() => setSure(true)}
      >
        <p>{t('people.leaveHint')}</p>
      </Question>
    );
  }
  return (
    // A dialog of its own: the focus begins anew at its title, away from the button.
    <Question
      {...ways}
      key="second"
      title={t('people.leaveSure')}
      action={t('people.leave')}
      onYes={remove}
      onDone={onRemoved}
    >
      <p>{t('people.leaveFinal')}</p>
    </Question>
  );
}
