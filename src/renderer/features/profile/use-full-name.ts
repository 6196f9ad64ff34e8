import type { i18n } from 'i18next';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#domain/account.ts';
import { failed, type Failure, type Result } from '#domain/result.ts';
import { useLanguage } from '../../i18n/language.ts';
import { usePlatform } from '../../platform/port.ts';
import { useSessionStore } from '../../session/session.ts';
import { showToast } from '../../ui/toast.ts';
import { accountFailure } from '../auth/parts/account-failure.ts';
import { useAttempt } from '../auth/parts/use-attempt.ts';

/** The full name of the person signed in: loaded, changed, kept as a draft until it is saved. */
export function useFullName(person: Person) {
  const { t, i18n } = useTranslation('profile');
  const { language } = useLanguage();
  const platform = usePlatform();
  const attempt = useAttempt();
  const { reply: result, reload, setReply } = useLoadedName();
  const draftKey = `profile-name-${person.id}`;
  const draft = useMemo(
    () => ({
      read: () => platform.drafts.read(draftKey),
      write: (name: string) => platform.drafts.write(draftKey, name),
      remove: () => platform.drafts.remove(draftKey),
    }),
    [platform, draftKey],
  );
  const [typed, setTyped] = useState<string | null>(() => draft.read());
  // Told only where it comes from an earlier visit: who is typing knows.
  const [draftFound, setDraftFound] = useState(typed !== null);

  const saved = result?.ok ? result.value : null;
  const change = (name: string) => {
    setTyped(name);
    if (name === saved) draft.remove();
    else draft.write(name);
  };
  const discard = () => {
    setTyped(null);
    setDraftFound(false);
    draft.remove();
  };
  const save = async () => {
    if (saved === null) return;
    const name = (typed ?? saved).trim();
    const gone = (failure: Failure, words: i18n['t']) => (failure.code === 'not-found' ? words('profile:gone') : null);
    const answer = await attempt.run('profile:error', (accounts) => accounts.writeFullName(name), gone);
    if (!answer?.ok) return;
    setReply({ ok: true, value: name });
    discard();
    await showToast({ kind: 'success', title: t('ok'), detail: t('okDetail') });
  };

  const loadFailure = result && !result.ok ? result : null;
  return {
    name: typed ?? saved ?? '',
    loaded: saved !== null,
    loading: result === null,
    loadNotice: loadFailure && {
      title: t('loadFailed'),
      detail: loadFailure.code === 'not-found' ? t('gone') : accountFailure(loadFailure, i18n.t, language),
    },
    reload,
    busy: attempt.busy,
    notice: attempt.notice,
    draftFound: draftFound && typed !== null && saved !== null && typed !== saved,
    change,
    discard,
    save,
  };
}

/** What the backend has; a failure is logged and told, since saving over it would blank the name. */
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
