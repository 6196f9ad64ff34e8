import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import type { Member, PeopleApi } from '#renderer/data/collections/people.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { failureMessage } from './failure-message.ts';

interface Props {
  readonly person: Member;
  readonly request: Request<PeopleApi>;
  readonly onRemoved: () => void;
  readonly onFailed: (error: RequestError) => void;
  readonly onClose: () => void;
}

/** Asks for a confirmation before a role is removed; twice for the user's own. */
export function RemovalQuestion({ person, request, onRemoved, onFailed, onClose }: Props) {
  const { t, i18n } = useTranslation('people');
  const [sure, setSure] = useState(false);
  const remove = () => request((api) => api.remove(person.id));
  const ways = {
    ...{ destructive: true, busyLabel: t('removing'), mutationKey: ['people', 'remove'], onFailed, onClose },
    failureText: (failure: Failure) => i18n.t(failureMessage(failure)),
  };
  if (!person.me) {
    return (
      <ConfirmDialog
        {...ways}
        title={t('removeAsk', { name: person.name || person.email })}
        action={t('remove')}
        onConfirm={remove}
        onDone={onRemoved}
      >
        <p>{t('removeHint', { email: person.email })}</p>
      </ConfirmDialog>
    );
  }
  if (!sure) {
    return (
      <ConfirmDialog
        {...ways}
        key="first"
        title={t('leaveAsk')}
        action={t('leaveNext')}
        onConfirm={() => Promise.resolve()}
        onDone={() => setSure(true)}
      >
        <p>{t('leaveHint')}</p>
      </ConfirmDialog>
    );
  }
  return (
    // A dialog of its own: the focus begins anew at its title, away from the button.
    <ConfirmDialog
      {...ways}
      key="second"
      title={t('leaveSure')}
      action={t('leave')}
      onConfirm={remove}
      onDone={onRemoved}
    >
      <p>{t('leaveFinal')}</p>
    </ConfirmDialog>
  );
}
