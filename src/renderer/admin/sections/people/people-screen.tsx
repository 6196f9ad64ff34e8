import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InviteOutcome, peopleApi, type SuperAdmin } from '#renderer/data/collections/people.ts';
import { peopleQuery } from '#renderer/data/queries/people.ts';
import type { RequestError } from '#renderer/data/request.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { useTablePage } from '../../data-table/use-table-page.ts';
import { AddForm, addSchema } from './add-form.tsx';
import { failureMessage } from './failure-message.ts';
import { InvitationRow, PersonRow } from './people-rows.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useSessionStore } from '#renderer/session/session.ts';
import { showToast } from '#renderer/ui/toast.ts';

/** Who may do what super admins do, and who is invited to. */
export function PeopleScreen() {
  const { t, i18n } = useTranslation('people');
  const request = useRequest(peopleApi);
  const list = useTablePage(peopleQuery(request));
  const client = useQueryClient();
  const outcomes = usePersonOutcomes();
  const { form, onSubmit } = useZodForm(addSchema, { email: '' });
  const [adding, setAdding] = useState<string | null>(null);
  const [removing, setRemoving] = useState<SuperAdmin | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState(0);
  // What was pressed may be gone with its row: the focus goes where the next one begins.
  useEffect(() => {
    if (changes > 0) element.current?.querySelector('input')?.focus();
  }, [changes]);
  const { people = [], invitations = [] } = list.page ?? {};
  const account = invitations.find(({ email }) => email === adding?.toLowerCase())?.account;

  const reload = () => void client.invalidateQueries(peopleQuery(request));
  const failed = ({ failure }: RequestError) => {
    if (failure.reason === '42501') outcomes.lostRight();
    if (failure.code === 'not-found') reload();
  };
  const changed = () => {
    reload();
    setChanges((count) => count + 1);
  };
  const withdrawal = useMutation({
    mutationKey: ['people', 'withdraw'],
    mutationFn: (email: string) => request((api) => api.withdraw(email)),
    onSuccess: changed,
    onError: failed,
  });
  return (
    <div className="people @container">
      <div className="pb-5 border-b-2 border-ink">
        <h1>{t('admin.people')}</h1>
        <p className="admin-lead">{t('lead')}</p>
      </div>
      <AddForm ref={element} form={form} onSubmit={onSubmit(({ email }) => setAdding(email))} />
      <QueryNote query={list} title={t('listFailed')} reason={failureMessage} />
      {people.length > 0 && (
        <ul className="people-rows" aria-label={t('admin.people')}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              only={people.length === 1}
              onRemove={() => setRemoving(person)}
            />
          ))}
        </ul>
      )}
      {invitations.length > 0 && (
        <section aria-labelledby="people-invited" className="mt-9">
          <h2
            id="people-invited"
            className="pb-3 border-b-2 border-ink text-[1.375rem] leading-[1.2] tracking-[-0.022em]"
          >
            {t('invitations')}
          </h2>
          {withdrawal.error && (
            <p role="alert" className="mt-3 text-danger font-semibold">
              {t('notWithdrawn')} {i18n.t(failureMessage(withdrawal.error.failure))}
            </p>
          )}
          <ul className="people-rows">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.email}
                invitation={invitation}
                busy={withdrawal.isPending && withdrawal.variables === invitation.email}
                onAdd={() => setAdding(invitation.email)}
                onWithdraw={() => withdrawal.mutate(invitation.email)}
              />
            ))}
          </ul>
        </section>
      )}
      {adding !== null && (
        <ConfirmDialog
          title={t('addAsk', { email: adding })}
          action={t('add')}
          busyLabel={t('adding')}
          mutationKey={['people', 'add']}
          failureText={(failure) => i18n.t(failureMessage(failure))}
          onConfirm={() => request((api) => api.invite(adding))}
          onDone={(outcome) => {
            outcomes.added(outcome, adding);
            if (form.getValues('email').trim() === adding) form.reset();
            setAdding(null);
            changed();
          }}
          onFailed={failed}
          onClose={() => setAdding(null)}
        >
          <p>{t('addHint')}</p>
          {account === 'confirmed' && <p className="mt-3 text-warn font-semibold">{t('addCareful')}</p>}
        </ConfirmDialog>
      )}
      {removing && (
        <RemovalQuestion
          person={removing}
          request={request}
          onRemoved={() => {
            outcomes.removed(removing);
            setRemoving(null);
            if (!removing.me) changed();
          }}
          onFailed={failed}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

/** Says what became of a change, and leads whoever took the role from themselves out. */
function usePersonOutcomes() {
  const { t } = useTranslation('people');
  const store = useSessionStore();
  const navigate = useNavigate();
  const home = useAddress()('/');
  return {
    added(outcome: InviteOutcome, email: string) {
      if (outcome === 'added') void showToast({ kind: 'success', title: t('added', { email }) });
      if (outcome === 'already') void showToast({ kind: 'info', title: t('already', { email }) });
      if (outcome === 'invited') {
        void showToast({ kind: 'success', title: t('invited', { email }), detail: t('invitedHint') });
      }
    },
    removed({ me, name, email }: SuperAdmin) {
      if (!me) return void showToast({ kind: 'success', title: t('removed', { name: name || email }) });
      void showToast({ kind: 'success', title: t('left') });
      // Home first: the access guard would call it a refusal.
      navigate(home);
      void store.checkAccess();
    },
    /** Somebody else took the role away meanwhile. */
    lostRight: () => void store.checkAccess(),
  };
}
