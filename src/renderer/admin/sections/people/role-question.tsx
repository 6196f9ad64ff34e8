import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#domain/roles.ts';
import type { Member, PeopleApi } from '#renderer/data/collections/people.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { failureMessage } from './failure-message.ts';
import { positionNamed, roleName } from '../../role-choices.ts';
import { RoleSelect } from './role-select.tsx';

interface Props {
  readonly person: Member;
  readonly request: Request<PeopleApi>;
  readonly onChanged: (position: Position) => void;
  readonly onFailed: (error: RequestError) => void;
  readonly onClose: () => void;
}

/** A dialog for a person's new role. */
export function RoleQuestion({ person, request, onChanged, onFailed, onClose }: Props) {
  const { t, i18n } = useTranslation('people');
  const [chosen, setChosen] = useState<string>(roleName(person));
  return (
    <ConfirmDialog
      title={t('roleAsk', { name: person.name || person.email })}
      action={t('roleChange')}
      busyLabel={t('roleChanging')}
      disabled={chosen === roleName(person)}
      mutationKey={['people', 'role']}
      failureText={(failure) => i18n.t(failureMessage(failure))}
      onConfirm={() => request((api) => api.setRole(person.id, positionNamed(chosen)))}
      onDone={() => onChanged(positionNamed(chosen))}
      onFailed={onFailed}
      onClose={onClose}
    >
      <RoleSelect label={t('roleLabel')} value={chosen} onChange={({ target }) => setChosen(target.value)} />
      <p className="mt-4">{t('roleAtOnce')}</p>
    </ConfirmDialog>
  );
}
