import '../../ui/private/private.css';
import './parts/account.css';
import './auth-page.css';
import { useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { definePage, found } from '../../page/page.ts';
import { LeavingContext, useAddress } from '../../i18n/portal-link.tsx';
import { useSession } from '../../session/session.ts';
import { Picture } from '../../ui/picture.tsx';
import { focusHeading } from '../../ui/scroll.ts';
import { CallbackConfirmation, CallbackChecking, CallbackFailed } from './callback-step.tsx';
import { useAuthAddress } from './auth-address.ts';
import { authStep, type AuthStep } from './auth-step.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { ResetCodeStep, ResetStep } from './reset-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SignInTabs } from './sign-in-tabs.tsx';
import { useAwake, useTypedValues } from './typed-values.ts';

/** Login, sign-up, and every step on the way into an account. */
function AuthScreen() {
  const step = useShownStep();
  return (
    <div className="auth-page">
      <div className="auth-side">
        <div className="auth-form">
          <Step step={step} />
        </div>
      </div>
      <div className="auth-picture">
        <Picture src="/pictures/planting-hand.svg" alt="" first />
      </div>
    </div>
  );
}

/** The step to show; whoever is signed in already goes on, and the last step stays until the next page is there. */
function useShownStep(): AuthStep {
  const session = useSession();
  const { here, signedIn } = useAuthAddress();
  const words = useTypedValues();
  const awake = useAwake();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const alreadyLeft = useContext(LeavingContext);
  const step = authStep(session, here, awake ? words.read().email : '');

  // Both are asked of a session that is there; what comes after them is never the login once more.
  const within = step === 'second-factor' || step === 'new-password';
  useEffect(() => {
    if (within) signedIn();
  }, [within, signedIn]);

  const target = toAddress(here.fromProfile ? '/profile' : '/admin');
  const leaves = step === 'leaving' && !alreadyLeft;
  // Once: the next page's address no longer says where the person came from.
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
