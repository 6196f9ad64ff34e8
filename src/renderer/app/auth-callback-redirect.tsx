import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { plainPath } from '../i18n/localized-path.ts';
import { useAddress } from '../i18n/portal-link.tsx';
import { useSession } from '../session/session.ts';

/** A mail's link may lead anywhere in the portal; what it brought along is answered on the sign-in page. */
export function AuthCallbackRedirect() {
  const { authCallback } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const elsewhere = authCallback !== null && plainPath(pathname) !== '/auth';
  const auth = toAddress('/auth');
  useEffect(() => {
    if (elsewhere) navigate(auth, { replace: true });
  }, [elsewhere, auth, navigate]);
  return null;
}
