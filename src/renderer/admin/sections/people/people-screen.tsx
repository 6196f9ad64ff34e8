import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#domain/roles.ts';
import { type InviteOutcome, type Member, peopleApi, PEOPLE } from '#renderer/data/collections/people.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import { ListHead } from '#renderer/ui/lazy/list-head.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { useListDensity } from '../../data-table/density-toggle.tsx';
import { LIST } from '../../data-table/list-rows.ts';
import { PageNumbers, TABLE_LINK } from '../../data-table/table-pages.tsx';
import { useFocusAfterAction } from '../../data-table/use-bulk-actions.ts';
import { BulkReportNote } from '../../feedback/bulk-report-note.tsx';
import { AddForm, addSchema } from './add-form.tsx';
import { failureMessage } from './failure-message.ts';
import { Invitations } from './invitations.tsx';
import { PeopleBar } from './people-bar.tsx';
import { PeopleTable } from './people-table.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import { positionNamed, roleName, roleTexts } from '../../role-choices.ts';
import { RoleQuestion } from './role-question.tsx';
import { usePeopleList } from './use-people-list.ts';
import { Link, useNavigate } from 'react-router-dom';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useSessionStore } from '#renderer/session/session.ts';
import { showToast } from '#renderer/ui/toast.ts';

/** Who has which role, and who is invited to one. */
export function PeopleScreen() {
  const { t, i18n } = useTranslation('people');
  const request = useRequest(peopleApi);
  const list = usePeopleList();
  const [density, setDensity] = useListDensity();
  const client = useQueryClient();
  const outcomes = usePersonOutcomes();
  const { form, onSubmit } = useZodForm(addSchema, { email: '', role: 'editor' });
  const [adding, setAdding] = useState<Adding | null>(null);
  const [removing, setRemoving] = useState<Member | null>(null);
  const [changing, setChanging] = useState<Member | null>(null);
  const toAddress = useAddress();
  const element = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState(0);
  // What was pressed may be gone with its row: the focus goes where the next one begins.
  useEffect(() => {
    if (changes > 0) element.current?.querySelector('input')?.focus();
  }, [changes]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterAction(heading, list.bulkActions.doing !== null);
  const { people = [], admins = 0, invitations = [], sender = false } = list.page ?? {};
  const say = (position: Position) => i18n.t(roleTexts(position).name);
  const account = invitations.find(({ email }) => email === adding?.email.toLowerCase())?.account;

  const reload = () => void client.invalidateQueries({ queryKey: PEOPLE });
  const failed = ({ failure }: RequestError) => {
    if (failure.reason === '42501') outcomes.lostRight();
    if (failure.code === 'not-found') reload();
  };
  const changed = () => {
    reload();
    setChanges((count) => count + 1);
  };
  return (
    <div className={`people ${LIST}`}>
      <ListHead title={t('admin.people')} lead={t('lead')} />
      <AddForm
        ref={element}
        form={form}
        onSubmit={onSubmit(({ email, role }) => setAdding({ email, as: positionNamed(role) }))}
      />
      <section aria-labelledby="people-list" aria-busy={list.isFetching}>
        <h2 ref={heading} id="people-list" tabIndex={-1} className="sr-only focus:outline-none">
          {t('admin.people')}
        </h2>
        <PeopleBar list={list} density={density} onDensity={setDensity} />
        <QueryNote query={list} title={t('listFailed')} reason={failureMessage} />
        {list.bulkActions.report && (
          <BulkReportNote
            report={list.bulkActions.report}
            isSelected={list.selection.ids.size > 0}
            onDismiss={list.bulkActions.dismiss}
          >
            {(left) => (
              <p>
                {t('keptMany', { count: left.length, names: left.map(({ name, email }) => name || email).join(', ') })}
              </p>
            )}
          </BulkReportNote>
        )}
        {people.length > 0 && (
          <PeopleTable {...{ list, people, density, admins }} onRole={setChanging} onRemove={setRemoving} />
        )}
        {list.page !== null && people.length === 0 && !list.isOutdated && (
          <p className="py-6 border-t-2 border-ink text-ink-2">
            {t('nobody')}{' '}
            <Link to={toAddress('/admin/people')} className={TABLE_LINK}>
              {t('wholeTeam')}
            </Link>
          </p>
        )}
        <PageNumbers
          page={list.address.query.page}
          last={list.last}
          href={(page) => toAddress(`/admin/people${list.address.searchPart({ page })}`)}
        />
      </section>
      <Invitations
        {...{ invitations, sender, request }}
        onAdd={(invitation) => setAdding({ email: invitation.email, as: positionNamed(roleName(invitation)) })}
        onChanged={changed}
        onFailed={failed}
      />
      {adding !== null && (
        <ConfirmDialog
          title={t('addAsk', { email: adding.email, role: say(adding.as) })}
          action={t('add')}
          busyLabel={t('adding')}
          mutationKey={['people', 'add']}
          failureText={(failure) => i18n.t(failureMessage(failure))}
          onConfirm={() => request((api) => api.invite(adding.email, adding.as))}
          onDone={(outcome) => {
            outcomes.added(outcome, adding, sender);
            if (form.getValues('email').trim() === adding.email) form.reset();
            setAdding(null);
            changed();
          }}
          onFailed={failed}
          onClose={() => setAdding(null)}
        >
          <p>{i18n.t(roleTexts(adding.as).hint)}</p>
          <p className="mt-3">{t('addHint')}</p>
          {account === 'confirmed' && <p className="mt-3 text-warn font-semibold">{t('addCareful')}</p>}
        </ConfirmDialog>
      )}
      {changing && (
        <RoleQuestion
          person={changing}
          request={request}
          onChanged={(position) => {
            outcomes.changed(changing, position);
            setChanging(null);
            reload();
          }}
          onFailed={failed}
          onClose={() => setChanging(null)}
        />
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

/** An invitation or a new role. */
interface Adding {
  readonly email: string;
  readonly as: Position;
}

/** Shows the result of a change, and leaves the admin area after the user has removed their own role. */
function usePersonOutcomes() {
  const { t, i18n } = useTranslation('people');
  const store = useSessionStore();
  const navigate = useNavigate();
  const home = useAddress()('/');
  return {
    added(outcome: InviteOutcome, { email, as }: Adding, sender: boolean) {
      const role = i18n.t(roleTexts(as).name);
      if (outcome === 'added') void showToast({ kind: 'success', title: t('added', { email, role }) });
      if (outcome === 'already') void showToast({ kind: 'info', title: t('already', { email }) });
      if (outcome === 'invited') {
        void showToast({
          kind: 'success',
          title: t('invited', { email }),
          detail: t(sender ? 'invitedMailed' : 'invitedHint'),
        });
      }
    },
    changed({ name, email }: Member, as: Position) {
      const role = i18n.t(roleTexts(as).name);
      void showToast({ kind: 'success', title: t('roleChanged', { name: name || email, role }) });
    },
    removed({ me, name, email }: Member) {
      if (!me) return void showToast({ kind: 'success', title: t('removed', { name: name || email }) });
      void showToast({ kind: 'success', title: t('left') });
      // Home first: the access guard would call it a refusal.
      navigate(home);
      void store.checkAccess();
    },
    /** Another person has removed the user's own role meanwhile. */
    lostRight: () => void store.checkAccess(),
  };
}
