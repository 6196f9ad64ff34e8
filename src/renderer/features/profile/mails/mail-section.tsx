import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Choices } from '#renderer/ui/lazy/choices.tsx';
import { Switch } from '#renderer/ui/lazy/switch.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { FailureNote } from '../../auth/parts/failure-note.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { useMailChoice } from './use-mail-choice.ts';

const LANGUAGES = ['both', 'id', 'en'] as const;
const NAMES = { both: 'profile:mailBoth', id: 'profile:mailId', en: 'profile:mailEn' } as const;

/** The mail preferences of a team member. Nothing at a backend with accounts only. */
export function MailSection() {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const { loaded, choice, choose, reload } = useMailChoice(({ code }) => {
    void showToast({ kind: 'error', title: t('mailNotSaved'), detail: i18n.t(errorMessageKey(code)) });
  });
  if (loaded.kind === 'loading' || (loaded.kind === 'failed' && HIDDEN.includes(loaded.failure.code))) return null;
  return (
    <ProfileSection title={t('mail')} hint={t('mailHint')}>
      {loaded.kind === 'failed' ? (
        <div className="grid gap-4 justify-items-start">
          <FailureNote notice={{ title: t('mailNotLoaded'), detail: i18n.t(errorMessageKey(loaded.failure.code)) }} />
          <Button variant="outline" onClick={reload}>
            {t('common:error.retry')}
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          <Switch
            label={t('mailMentions')}
            on={choice.mentions}
            {...(loaded.sender ? {} : { describedBy: 'mail-no-sender' })}
            onChange={(mentions) => void choose({ ...choice, mentions })}
          />
          {!loaded.sender && (
            <p id="mail-no-sender" className="text-ink-2 text-small">
              {t('mailNoSender')}
            </p>
          )}
          {choice.mentions && (
            <Choices
              label={t('mailLanguage')}
              values={LANGUAGES}
              chosen={choice.language ?? 'both'}
              nameOf={(value) => t(NAMES[value])}
              onChoose={(value) => void choose({ ...choice, language: value === 'both' ? null : value })}
            />
          )}
        </div>
      )}
    </ProfileSection>
  );
}

/** A backend with accounts only has no such function; or the role went meanwhile. */
const HIDDEN: readonly string[] = ['no-table', 'refused'];
