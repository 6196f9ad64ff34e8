import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useAddress } from '../../i18n/portal-link.tsx';
import { type Session, useSession, useSessionStore } from '../../session/session.ts';
import { WaitingShell } from '../../ui/lazy/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { useRetryByItself } from '../../page/use-retry-by-itself.ts';
import { type GuardVerdict, guardVerdict } from './guard-verdict.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Scene } from '../../ui/scene.tsx';
import { usePlatform } from '../../platform/port.ts';
import { hasUnsavedDrafts } from '../cms/drafts/has-unsaved-drafts.ts';

interface Props {
  /** The access couldn't be checked earlier: it is checked again before a refusal. */
  readonly asksAgain: boolean;
  readonly children: ReactNode;
}

/**
 * Shows the admin area to users with a role, and redirects all others to a page that they may use. The database checks all requests
 * itself.
 */
export function AccessGuard({ asksAgain, children }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const answer = useAdmission(asksAgain);
  const beside = useProvedBeside(answer);
  const unknown = useStaysUnknown(answer);
  const store = useSessionStore();
  const checkAgain = () => void store.checkAccess();
  useRetryByItself(unknown || answer === 'enter-offline', answer === 'wait', checkAgain);
  useWelcome(answer);
  useLeaving(beside ? 'wait' : answer);
  if (answer === 'enter' || answer === 'enter-offline' || beside) {
    return (
      <>
        {beside && <SecondFactorDialog />}
        {/* Kept mounted, so that unsaved input and running requests stay. */}
        <div className="not-[[hidden]]:contents" hidden={beside} inert={beside}>
          {children}
        </div>
      </>
    );
  }
  if (answer === 'set-up-factor') return <SecondFactorPage />;
  if (unknown) return <AccessUnknownPage asking={answer === 'wait'} onRetry={checkAgain} />;
  return (
    <>
      <title>{`${t('common:nav.admin')} · ${t('common:app.name')}`}</title>
      <WaitingShell words={t('gate.checking')} />
    </>
  );
}

/** Whether a user who was in the admin area already is verifying their second factor again in another window. */
function useProvedBeside(answer: GuardVerdict): boolean {
  const { state } = useSession();
  const who = state.kind === 'signed-in' ? state.person.id : null;
  const [inside, setInside] = useState<string | null>(null);
  if ((answer === 'enter' || answer === 'enter-offline') && inside !== who) setInside(who);
  return answer === 'prove-factor' && who !== null && inside === who;
}

/** The guard's verdict; `unknown` only after a check was made here. */
function useAdmission(asksAgain: boolean): GuardVerdict {
  const store = useSessionStore();
  const answer = guardVerdict(useSession());
  const [open, setOpen] = useState(asksAgain);
  const asked = useRef(false);
  useEffect(() => {
    if (!open || asked.current) return;
    asked.current = true;
    void store.checkAccess().then(() => setOpen(false));
  }, [store, open]);
  return open && answer === 'unknown' ? 'wait' : answer;
}

/** Whether the access couldn't be checked, also during a new check: the shown page stays then. */
function useStaysUnknown(answer: GuardVerdict): boolean {
  const [last, setLast] = useState(answer);
  if (answer !== 'wait' && answer !== last) setLast(answer);
  return answer === 'unknown' || (answer === 'wait' && last === 'unknown');
}

/** Shows a welcome after a new account was created, unless the user is redirected: then the redirect's notice includes it. */
function useWelcome(answer: GuardVerdict): void {
  const { t } = useTranslation('admin');
  const store = useSessionStore();
  useEffect(() => {
    const stays = ['enter', 'enter-offline', 'set-up-factor', 'unknown'].includes(answer);
    if (!stays || !store.read().newcomer) return;
    store.expectNewcomer(false);
    void showToast({ kind: 'success', title: t('gate.welcome') });
  }, [answer, store, t]);
}

/** Redirects users without access, with the reason: once, however often React runs the effect. */
function useLeaving(answer: GuardVerdict): void {
  const { t } = useTranslation('admin');
  const store = useSessionStore();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const auth = toAddress('/auth');
  const home = toAddress('/');
  const left = useRef(false);
  useEffect(() => {
    const leave = (address: string) => {
      left.current = true;
      navigate(address, { replace: true });
    };
    const announceDenied = async ({ state }: Session) => {
      const keeps = state.kind === 'signed-in' && (await hasUnsavedDrafts(state.person.id));
      const more = keeps ? t('gate.deniedKept') : t('gate.deniedInstead');
      void showToast({ kind: 'error', title: t('gate.denied'), detail: `${t('gate.deniedDetail')}\n${more}` });
    };
    const refuse = () => {
      // A user with a new account was redirected here automatically, so this isn't shown as an error.
      if (store.read().newcomer) {
        store.expectNewcomer(false);
        void showToast({ kind: 'success', title: t('gate.welcome'), detail: t('gate.welcomeDetail') });
      } else {
        void announceDenied(store.read());
      }
      leave(home);
    };
    if (left.current) return;
    if (answer === 'sign-in' || answer === 'prove-factor') leave(auth);
    // This device still keeps the session: without the flag the page would lead back here.
    if (answer === 'sign-in-again') leave(`${auth}?again=1`);
    if (answer === 'denied') refuse();
  }, [answer, auth, home, navigate, store, t]);
}

interface UnknownProps {
  readonly asking: boolean;
  readonly onRetry: () => void;
}

/** The backend couldn't be reached for the check. This isn't a refusal, so the user stays on the page. */
function AccessUnknownPage({ asking, onRetry }: UnknownProps) {
  const { t } = useTranslation(['admin', 'common']);
  const toAddress = useAddress();
  const say = (
    <div role="alert">
      <h1 className="type-h2">{t('gate.unknown')}</h1>
      <p>{t('gate.unknownDetail')}</p>
    </div>
  );
  return (
    <GatePage say={say}>
      <Button busy={asking} busyLabel={t('gate.asking')} onClick={onRetry}>
        {t('common:error.retry')}
      </Button>
      <Link to={toAddress('/blog')} className={buttonClass('outline')}>
        {t('gate.read')}
      </Link>
    </GatePage>
  );
}

/** For users without a second factor, where the backend requires one. */
function SecondFactorPage() {
  const { t } = useTranslation(['admin', 'common']);
  const toAddress = useAddress();
  const say = (
    <>
      <h1 className="type-h2">{t('gate.factor')}</h1>
      <p>{t('gate.factorDetail')}</p>
    </>
  );
  return (
    <GatePage say={say}>
      <Link to={toAddress('/profile')} className={buttonClass()}>
        {t('gate.factorOpen')}
      </Link>
      <Link to={toAddress('/')} className={buttonClass('outline')}>
        {t('common:nav.home')}
      </Link>
    </GatePage>
  );
}

/** A page in place of the admin area: a message, and possible actions. */
function GatePage({ say, children }: { readonly say: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <main id="content" className={GATE_PAGE}>
      <title>{`${t('nav.admin')} · ${t('app.name')}`}</title>
      <Scene name="sprout" className="w-12 mb-6" />
      {say}
      <div className="flex flex-wrap gap-3 mt-8">{children}</div>
    </main>
  );
}

/** Shown while the user signs in again in another window, between the password and the second factor. */
function SecondFactorDialog() {
  const { t } = useTranslation(['admin', 'common']);
  const platform = usePlatform();
  const address = useAddress()('/auth');
  return (
    <main id="content" className={GATE_PAGE}>
      <title>{`${t('common:nav.admin')} · ${t('common:app.name')}`}</title>
      <h1 className="type-h2">{t('gate.beside')}</h1>
      <p role="status">{t('gate.besideDetail')}</p>
      <div className="flex flex-wrap gap-3 mt-8">
        <a
          href={address}
          className={buttonClass()}
          onClick={(event) => {
            event.preventDefault();
            platform.openInNewTab(address);
          }}
        >
          {t('gate.besideOpen')}
          <span className="sr-only">, {t('newTab')}</span>
        </a>
      </div>
    </main>
  );
}

/** A page of its own before the admin area. */
const GATE_PAGE =
  'w-full max-w-[44rem] px-5 pt-[clamp(56px,20vh,180px)] pb-14 mx-auto [&_p]:max-w-[44ch] [&_p]:mt-4 ' +
  '[&_p]:text-ink-2 [&_p]:text-[1.063rem]';
