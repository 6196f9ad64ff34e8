import type { i18n } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Person } from '#domain/account.ts';
import { failed, type Failure, type Result } from '#domain/result.ts';
import { useLanguage } from '../../i18n/language.ts';
import { usePlatform } from '../../platform/port.ts';
import { useSessionStore } from '../../session/session.ts';
import { useOnTyped, useZodForm } from '../../ui/form/use-zod-form.ts';
import { showToast } from '../../ui/toast.ts';
import { accountFailure } from '../auth/parts/account-failure.ts';
import { personName } from '../auth/parts/account-schemas.ts';
import { useAttempt } from '../auth/parts/use-attempt.ts';

const schema = z.object({ fullName: personName });

/** The full name of the person signed in: loaded, changed, kept as a draft until it is saved. */
export function useFullName(person: Person) {
  const { t, i18n } = useTranslation('profile');
  const { language } = useLanguage();
  const platform = usePlatform();
  const attempt = useAttempt();
  const { reply: result, reload, setReply } = useLoadedName();
  const draftKey = `profile-name-${person.id}`;
  const [kept] = useState(() => platform.drafts.read(draftKey));
  // Shown only for a draft from an earlier visit.
  const [draftFound, setDraftFound] = useState(kept !== null);
  const { form, onSubmit } = useZodForm(schema, { fullName: kept ?? '' });
  const typed = useWatch({ control: form.control, name: 'fullName' });
  const saved = result?.ok ? result.value : null;
  const { reset } = form;
  const isFilled = useRef(kept !== null);
  // Before the field can be written in, which it can as soon as the name is there: an effect after that would overwrite what was typed.
  useLayoutEffect(() => {
    if (saved === null || isFilled.current) return;
    isFilled.current = true;
    reset({ fullName: saved });
  }, [saved, reset]);
  useOnTyped(form, ({ fullName: name }) => {
    if (name === saved) platform.drafts.remove(draftKey);
    else platform.drafts.write(draftKey, name);
  });
  const fill = (name: string) => {
    reset({ fullName: name });
    setDraftFound(false);
    platform.drafts.remove(draftKey);
  };
  const save = onSubmit(async ({ fullName: name }) => {
    if (saved === null) return;
    const answer = await attempt.run('profile:error', (accounts) => accounts.writeFullName(name), refusalOf);
    if (!answer?.ok) return;
    setReply({ ok: true, value: name });
    fill(name);
    await showToast({ kind: 'success', title: t('ok'), detail: t('okDetail') });
  });

  const loadFailure = result && !result.ok ? result : null;
  return {
    control: form.control,
    loaded: saved !== null,
    loading: result === null,
    loadNotice: loadFailure && {
      title: t('loadFailed'),
      detail: loadFailure.code === 'not-found' ? t('gone') : accountFailure(loadFailure, i18n.t, language),
    },
    reload,
    busy: attempt.busy,
    notice: attempt.notice,
    draftFound: draftFound && saved !== null && typed !== saved,
    discard: () => fill(saved ?? ''),
    save,
  };
}

/** What the backend refuses a name for, in the profile's words; null for all others. */
function refusalOf({ code, reason }: Failure, words: i18n['t']): string | null {
  if (reason === 'PT409') return words('profile:nameTaken');
  if (reason === 'PT400') return words('auth:valid.name');
  return code === 'not-found' ? words('profile:gone') : null;
}

/** The backend's name; a failure is logged and reported, because saving over it would clear the name. */
function useLoadedName() {
  const store = useSessionStore();
  const [result, setReply] = useState<Result<string> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    const take = (answer: Result<string>) => {
      if (!wanted) return;
      if (!answer.ok) console.error('The profile could not be loaded:', answer.reason ?? answer.code, answer.detail);
      setReply(answer);
    };
    store
      .accounts()
      .then((accounts) => accounts.readFullName())
      .then(take, (error: unknown) => take(failed('offline', String(error))));
    return () => {
      wanted = false;
    };
  }, [store, round]);
  const reload = useCallback(() => {
    setReply(null);
    setRound((count) => count + 1);
  }, []);
  return { reply: result, reload, setReply };
}
