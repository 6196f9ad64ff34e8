import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldStorage } from './stored-fields.ts';

/**
 * The form for a new category: open at once where something was typed and not saved, or the address asks for it. `opener` is the button that opens it,
 * which gets the focus back.
 */
export function useAdding(storage: FieldStorage, opener: RefObject<HTMLButtonElement | null>) {
  const [found, setFound] = useState(() => storage.read());
  const [isOpen, setOpen] = useState(found !== null);
  const [focused, setFocused] = useState(0);
  const asked = useSearchParams()[0].has('new');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!asked) return;
    setOpen(true);
    // Asked for once: whoever closes the form and comes back finds it closed.
    void navigate(pathname, { replace: true });
  }, [asked, pathname, navigate]);
  // After the drawing: before, it can't take the focus, for it is disabled or behind a dialog.
  useEffect(() => {
    if (focused > 0) opener.current?.focus();
  }, [focused, opener]);
  const focus = () => setFocused((count) => count + 1);
  return {
    found,
    storage,
    isOpen,
    focus,
    open: () => setOpen(true),
    close() {
      setFound(null);
      setOpen(false);
      focus();
    },
  };
}
