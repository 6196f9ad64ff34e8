import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Person } from '#domain/account.ts';
import { FULL_NAME_MAX } from '#domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { FailureNote } from '../auth/parts/failure-note.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useFullName } from './use-full-name.ts';
import { ACCOUNT_NOTE, ACCOUNT_LINK } from '../auth/parts/account-classes.ts';

/** The address, which stays, and the full name, which can be changed. */
export function NameSection({ person }: { readonly person: Person }) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const id = useId();
  const fullName = useFullName(person);
  return (
    <ProfileSection title={t('details')} hint={t('emailFixed')}>
      <form noValidate aria-busy={fullName.busy || fullName.loading} className="grid gap-5" onSubmit={fullName.save}>
        <Field
          id={id}
          name="email"
          label={t('auth:email')}
          type="email"
          autoComplete="email"
          value={person.email}
          onChange={() => undefined}
          readOnly
          maxLength={person.email.length}
        />
        <FormField
          control={fullName.control}
          name="fullName"
          busy={!fullName.loaded || fullName.busy}
          label={t('auth:fullName')}
          autoComplete="name"
          maxLength={FULL_NAME_MAX}
        />
        {fullName.draftFound && (
          <div role="status" className={ACCOUNT_NOTE}>
            <p>{t('draftKept')}</p>
            <button type="button" className={ACCOUNT_LINK} onClick={fullName.discard}>
              {t('draftDiscard')}
            </button>
          </div>
        )}
        <FailureNote notice={fullName.loadNotice ?? fullName.notice} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={fullName.busy} busyLabel={t('auth:busy.saving')} disabled={!fullName.loaded}>
            {t('save')}
          </Button>
          {fullName.loadNotice && (
            <Button variant="outline" onClick={fullName.reload}>
              {t('common:error.retry')}
            </Button>
          )}
        </div>
      </form>
    </ProfileSection>
  );
}
