import { useTranslation } from 'react-i18next';
import type { Invitation, SuperAdmin } from '#renderer/data/collections/people.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';

interface PersonProps {
  readonly person: SuperAdmin;
  /** The only one can't go. */
  readonly only: boolean;
  readonly onRemove: () => void;
}

/** One super admin. */
export function PersonRow({ person, only, onRemove }: PersonProps) {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  const { name, email, since, me } = person;
  return (
    <li className="people-row">
      <div className="people-words">
        <p className="people-name">
          {name || email}
          {me && <span className="people-me">{t('you')}</span>}
        </p>
        {name !== '' && <p className="people-email">{email}</p>}
        <p className="people-since">
          {t('since')} <time dateTime={since}>{exactMoment(new Date(since), language)}</time>
        </p>
      </div>
      {only ? (
        <p className="people-only">{t('last')}</p>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={me ? undefined : t('removeNamed', { name: name || email })}
          onClick={onRemove}
        >
          {t(me ? 'leaveOpen' : 'remove')}
        </Button>
      )}
    </li>
  );
}

const STATES = {
  none: 'people:waitsForAccount',
  unconfirmed: 'people:waitsForConfirmation',
  confirmed: 'people:waitsForYou',
} as const;

interface InvitationProps {
  readonly invitation: Invitation;
  readonly busy: boolean;
  readonly onAdd: () => void;
  readonly onWithdraw: () => void;
}

/** Somebody who is invited, and how far they are. */
export function InvitationRow({ invitation, busy, onAdd, onWithdraw }: InvitationProps) {
  const { t } = useTranslation(['people']);
  const { language } = useLanguage();
  const { email, account, until, invitedByName } = invitation;
  return (
    <li className="people-row">
      <div className="people-words">
        <p className="people-name">{email}</p>
        <p className="people-email">{t(STATES[account])}</p>
        <p className="people-since">
          {invitedByName !== '' && `${t('invitedBy', { name: invitedByName })} `}
          {t('until')} <time dateTime={until}>{exactMoment(new Date(until), language)}</time>
        </p>
      </div>
      <div className="people-deeds">
        {account === 'confirmed' && (
          <Button size="sm" aria-label={t('addNamed', { email })} onClick={onAdd}>
            {t('addNow')}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          // Not disabled: the focus stays where the hand is.
          aria-disabled={busy}
          aria-label={t('withdrawNamed', { email })}
          onClick={() => !busy && onWithdraw()}
        >
          {t('withdraw')}
        </Button>
      </div>
    </li>
  );
}
