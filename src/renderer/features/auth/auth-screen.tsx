import '../../ui/lazy/lazy.css';
import { useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { definePage, found } from '../../page/page.ts';
import { LeavingContext, useAddress } from '../../i18n/portal-link.tsx';
import { useSession } from '../../session/session.ts';
import { Picture } from '../../ui/picture.tsx';
import { focusHeading } from '../../ui/scroll.ts';
import { CallbackConfirmation, CallbackChecking, CallbackFailed } from './callback-step.tsx';
import { useAuthAddress } from './auth-address.ts';
import { AcceptInvitationStep } from './accept-invitation-step.tsx';
import { authStep, type AuthStep } from './auth-step.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { ResetCodeStep, ResetStep } from './reset-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SignInTabs } from './sign-in-tabs.tsx';
import { useAwake, useTypedValues } from './typed-values.ts';

const AUTH_SIDE =
  'grid justify-items-center px-5 pt-5 pb-11 md:px-8 md:pt-7 md:pb-14 min-[64em]:[grid-area:1/2] ' +
  'min-[64em]:items-center min-[64em]:justify-items-start min-[64em]:pt-11 ' +
  'min-[64em]:pr-[max(32px,calc((100vw_-_1200px)/2))] min-[64em]:pb-46 min-[64em]:pl-14';
const AUTH_PICTURE =
  'relative h-55 -mb-29 overflow-hidden [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:max-w-none ' +
  '[&_img]:[object-position:50%_62%] md:h-85 md:-mb-35 min-[64em]:[grid-area:1/1] min-[64em]:h-auto min-[64em]:mb-0 ' +
  'min-[64em]:overflow-visible min-[64em]:[&_img]:sticky min-[64em]:[&_img]:top-18 ' +
  'min-[64em]:[&_img]:h-[max(640px,calc(100vh_-_72px))]';

/** Login, sign-up, and every step on the way into an account. */
function AuthScreen() {
  const step = useShownStep();
  return (
    <div className="auth-page grid pt-3 min-[64em]:grid-cols-[56%_1fr] min-[64em]:min-h-[max(640px,calc(100vh_-_72px))] min-[64em]:pt-0 min-[64em]:-mb-35">
      <div className={AUTH_SIDE}>
        <div className="grid content-start gap-5 w-full max-w-114 [&_h1]:text-[min(clamp(2rem,1.63rem_+_1.6vw,2.625rem),13.5vw)] [&_h1]:wrap-anywhere">
          <Step step={step} />
        </div>
      </div>
      <div className={AUTH_PICTURE}>
        <Picture src="/pictures/planting-hand.svg" alt="" first />
      </div>
    </div>
  );
}

/** The current step; a signed-in user is redirected, and the last step stays until the next page is loaded. */
function useShownStep(): AuthStep {
  const session = useSession();
  const { here, signedIn } = useAuthAddress();
  const words = useTypedValues();
  const awake = useAwake();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const alreadyLeft = useContext(LeavingContext);
  const step = authStep(session, here, awake ? words.read().email : '');

  // Both need a session, so the next step is never the login again.
  const within = step === 'second-factor' || step === 'new-password';
  useEffect(() => {
    if (within) signedIn();
  }, [within, signedIn]);

  const target = toAddress(here.fromProfile ? '/profile' : '/admin');
  const leaves = step === 'leaving' && !alreadyLeft;
  // Only once, because the next page's address doesn't contain the origin any more.
  const sent = useRef(false);
  useEffect(() => {
    if (leaves && !sent.current) navigate(target, { replace: true });
    sent.current = leaves;
  }, [leaves, target, navigate]);

  const [last, setLast] = useState<AuthStep>('tabs');
  if (step !== 'leaving' && step !== last) setLast(step);
  const shown = step === 'leaving' ? last : step;
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    focusHeading();
  }, [shown]);
  return shown;
}

function Step({ step }: { readonly step: AuthStep }) {
  const { state } = useSession();
  // Nothing that one person read or typed is shown to the next.
  const who = state.kind === 'signed-in' ? state.person.id : null;
  switch (step) {
    case 'checking':
      return <CallbackChecking />;
    case 'asks':
      return <CallbackConfirmation />;
    case 'failed':
      return <CallbackFailed />;
    case 'second-factor':
      return <SecondFactorStep key={who} />;
    case 'new-password':
      return <NewPasswordStep key={who} />;
    case 'invitation':
      return <AcceptInvitationStep key={who} />;
    case 'reset':
      return <ResetStep />;
    case 'reset-code':
      return <ResetCodeStep />;
    case 'confirm':
      return <ConfirmStep />;
    default:
      return <SignInTabs />;
  }
}

export const page = definePage<null>({
  Screen: AuthScreen,
  head: (_data, t) => ({ title: t('auth:login'), description: t('auth:openToAll'), hidden: true }),
  load: () => Promise.resolve(found(null)),
  followsLanguage: true,
});
