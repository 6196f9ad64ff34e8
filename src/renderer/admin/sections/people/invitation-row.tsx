import { useTranslation } from 'react-i18next';
import type { Invitation, PeopleApi } from '#renderer/data/collections/people.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import { InvitationMessage } from './invitation-message.tsx';
import { MailLine } from './mail-line.tsx';
import { roleTexts } from '../../role-choices.ts';

const PEOPLE_ROW =
  'people-row flex flex-wrap gap-x-5 gap-y-2 items-center justify-between py-3.5 border-b-[1.5px] border-line';
const PEOPLE_NAME = 'flex flex-wrap gap-x-2 gap-y-1 items-center text-[1.063rem] font-bold leading-[1.35]';

/** A present or future role. */
const PEOPLE_ROLE = 'font-semibold leading-[1.45] first-letter:uppercase';

const STATES = {
  none: 'people:waitsForAccount',
  unconfirmed: 'people:waitsForConfirmation',
  confirmed: 'people:waitsForYou',
} as const;

interface InvitationProps {
  readonly invitation: Invitation;
  /** Whether anything sends mails. */
  readonly sender: boolean;
  readonly busy: boolean;
  readonly request: Request<PeopleApi>;
  /** Something that the row did by itself was refused. */
  readonly onFailed: (error: RequestError) => void;
  readonly onAdd: () => void;
  readonly onWithdraw: () => void;
}

/** An invitation, and its state. */
export function InvitationRow(props: InvitationProps) {
  const { invitation, sender, busy, request, onFailed, onAdd, onWithdraw } = props;
  const { t, i18n } = useTranslation(['people']);
  const { language } = useLanguage();
  const { email, account, until, invitedByName } = invitation;
  return (
    <li className={PEOPLE_ROW}>
      <div className="flex-[1_1_16rem] min-w-0 wrap-anywhere">
        <p className={PEOPLE_NAME}>{email}</p>
        <p className={PEOPLE_ROLE}>{i18n.t(roleTexts(invitation).name)}</p>
        <p className="text-ink-2 leading-[1.35]">{t(STATES[account])}</p>
        <p className="text-ink-3 text-small">
          {invitedByName !== '' && `${t('invitedBy', { name: invitedByName })} `}
          {t('until')} <time dateTime={until}>{exactMoment(new Date(until), language)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {account === 'confirmed' && (
          <Button size="sm" aria-label={t('addNamed', { email })} onClick={onAdd}>
            {t('addNow')}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          // Not disabled, so that the button keeps the focus.
          aria-disabled={busy}
          aria-label={t('withdrawNamed', { email })}
          onClick={() => !busy && onWithdraw()}
        >
          {t('withdraw')}
        </Button>
      </div>
      {account !== 'confirmed' && (
        <div className="flex-[1_1_100%]">
          <MailLine invitation={invitation} sender={sender} request={request} onFailed={onFailed} />
          <InvitationMessage invitation={invitation} />
        </div>
      )}
    </li>
  );
}
