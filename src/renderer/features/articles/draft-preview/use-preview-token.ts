import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What stands behind the # of a link to a draft: 32 bytes in letters that need no escaping. */
const TOKEN = /^#([\w-]{43})$/;

/**
 * The token of the link that was followed; null where the address has none. It stays while the page is open: a heading that is
 * gone to, or another language, takes its place in the address, and it is put back, so that a reload shows the same draft.
 */
export function usePreviewToken(): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = TOKEN.exec(hash)?.[1] ?? null;
  const [token, setToken] = useState(named);
  if (named !== null && named !== token) setToken(named);
  useEffect(() => {
    if (named === null && token !== null) void navigate({ pathname, search, hash: token }, { replace: true });
  }, [named, token, navigate, pathname, search]);
  return named ?? token;
}
