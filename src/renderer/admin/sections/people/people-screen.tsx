import './people.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#domain/result.ts';
import type { SuperAdmin } from '#renderer/data/collections/people.ts';
import { Button } from '#renderer/ui/button.tsx';
import { AddForm } from './add-form.tsx';
import { failureMessage } from './failure-message.ts';
import { InvitationRow, PersonRow } from './people-rows.tsx';
import { Question } from './question.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import { useApi } from './use-people-api.ts';
import { usePeople } from './use-people.ts';
import { usePersonOutcomes } from './use-person-outcomes.ts';

/** Who may do what super admins do, and who is invited to. */
export function PeopleScreen() {
  const { t } = useTranslation(['people', 'common']);
  const ask = useApi();
  const { people: known, failure, reload } = usePeople(ask);
  const outcomes = usePersonOutcomes();
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<string | null>(null);
  const [removing, setRemoving] = useState<SuperAdmin | null>(null);
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  const [notWithdrawn, setNotWithdrawn] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [changes, setChanges] = useState(0);
  // What was pressed may be gone with its row: the focus goes where the next one begins.
  useEffect(() => {
    if (changes > 0) field.current?.focus();
  }, [changes]);
  const { people = [], invitations = [] } = known ?? {};
  const account = invitations.find(({ email }) => email === adding?.toLowerCase())?.account;

  const failed = ({ code, reason }: Failure) => {
    if (reason === '42501') outcomes.lostRight();
    if (code === 'not-found') reload();
  };
  const changed = () => {
    reload();
    setChanges((count) => count + 1);
  };
  const withdraw = async (email: string) => {
    setWithdrawing(email);
    setNotWithdrawn(null);
    const result = await ask((api) => api.withdraw(email));
    setWithdrawing(null);
    if (!result.ok) {
      failed(result);
      return setNotWithdrawn(result);
    }
    changed();
  };
  return (
    <div className="people">
      <div className="people-head">
        <h1>{t('admin.people')}</h1>
        <p className="admin-lead">{t('lead')}</p>
      </div>
      <AddForm value={typed} onType={setTyped} onAdd={setAdding} field={field} />
      {failure && (
        <div role="alert" className="people-failed">
          <p>
            {t('listFailed')} {t(failureMessage(failure))}
          </p>
          <Button variant="outline" size="sm" onClick={reload}>
            {t('common:error.retry')}
          </Button>
        </div>
      )}
      {known === null && failure === null && (
        <p role="status" className="people-note">
          {t('common:busy.loading')}
        </p>
      )}
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
        <section aria-labelledby="people-invited" className="people-invited">
          <h2 id="people-invited">{t('invitations')}</h2>
          {notWithdrawn && (
            <p role="alert" className="people-failure">
              {t('notWithdrawn')} {t(failureMessage(notWithdrawn))}
            </p>
          )}
          <ul className="people-rows">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.email}
                invitation={invitation}
                busy={withdrawing === invitation.email}
                onAdd={() => setAdding(invitation.email)}
                onWithdraw={() => void withdraw(invitation.email)}
              />
            ))}
          </ul>
        </section>
      )}
      {adding !== null && (
        <Question
          title={t('addAsk', { email: adding })}
          action={t('add')}
          busy={t('adding')}
          onYes={() => ask((api) => api.invite(adding))}
          onDone={(outcome) => {
            outcomes.added(outcome, adding);
            if (typed.trim() === adding) setTyped('');
            setAdding(null);
            changed();
          }}
          onFailed={failed}
          onClose={() => setAdding(null)}
        >
          <p>{t('addHint')}</p>
          {account === 'confirmed' && <p className="people-careful">{t('addCareful')}</p>}
        </Question>
      )}
      {removing && (
        <RemovalQuestion
          person={removing}
          ask={ask}
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
