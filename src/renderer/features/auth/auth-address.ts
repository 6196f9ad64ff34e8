import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddress } from '../../i18n/portal-link.tsx';

type Tab = 'login' | 'sign-up';

/** A step of its own beside the tabs; it stands in the address, so that Back leads out of it. */
export type WantedStep = 'reset' | 'reset-code' | 'confirm';

export interface AuthAddress {
  readonly tab: Tab;
  readonly step: WantedStep | null;
  /**
   * Shows the sign-in also to a user whose session has ended at the backend while this device still has it. Stays through every
   * step until they have signed in again.
   */
  readonly again: boolean;
  /** Whether the person came from their profile, and goes back there. */
  readonly fromProfile: boolean;
  /** The code of the invitation by whose link somebody came; stays through every step until it is accepted. */
  readonly invitation: string | null;
}

/** What codes are made of (private.random_token). */
const CODE = /^[\w-]{20,64}$/;

const STEPS: readonly string[] = ['reset', 'reset-code', 'confirm'] satisfies readonly WantedStep[];

/** Parses the search part of /auth and ignores everything unknown, so that it can't redirect elsewhere. */
export function readAuthAddress(wanted: URLSearchParams): AuthAddress {
  const step = wanted.get('step');
  return {
    tab: wanted.get('tab') === 'sign-up' ? 'sign-up' : 'login',
    step: step !== null && STEPS.includes(step) ? (step as WantedStep) : null,
    again: wanted.get('again') === '1',
    fromProfile: wanted.get('from') === '/profile',
    invitation: CODE.exec(wanted.get('invitation') ?? '')?.[0] ?? null,
  };
}

/** The plain address of a state of /auth. */
export function authAddress({ tab, step, again, fromProfile, invitation }: AuthAddress): string {
  const parts = [
    tab === 'sign-up' && 'tab=sign-up',
    step && `step=${step}`,
    again && 'again=1',
    fromProfile && 'from=/profile',
    invitation !== null && `invitation=${invitation}`,
  ];
  const search = parts.filter(Boolean).join('&');
  return search === '' ? '/auth' : `/auth?${search}`;
}

/** Where the page is, and how to go on within it. */
export function useAuthAddress() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const here = useMemo(() => readAuthAddress(parameters), [parameters]);
  const go = useCallback(
    (there: Partial<AuthAddress>, options?: { readonly replace: boolean }) =>
      navigate(toAddress(authAddress({ ...here, ...there })), options),
    [here, navigate, toAddress],
  );
  /** After a sign-in: clears the flag, so that the page continues. */
  const signedIn = useCallback(() => {
    if (here.again) go({ step: null, again: false }, { replace: true });
  }, [here.again, go]);
  return { here, go, signedIn };
}
