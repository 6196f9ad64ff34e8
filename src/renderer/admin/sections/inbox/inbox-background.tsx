import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inboxOf } from '#renderer/data/collections/messages.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { usePlatform, type Announcer } from '#renderer/platform/port.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { unreadWatch, useUnread } from './parts/unread-watch.ts';
import { announceUnread } from './announce-unread.ts';
import { pollUnread } from './poll-unread.ts';

/** Keeps the number of unread messages up to date as long as the admin area is open, and tells of new ones outside the page. */
export function InboxBackground() {
  const announcer = useAnnouncer();
  usePolling(announcer);
  useBadge(announcer);
  useNotices(announcer);
  return <SpokenCount />;
}

/** undefined while its code is on its way; null where it can't be had: then only the page itself tells. */
type KnownAnnouncer = Announcer | null | undefined;

function useAnnouncer(): KnownAnnouncer {
  const platform = usePlatform();
  const [announcer, setAnnouncer] = useState<KnownAnnouncer>();
  useEffect(() => {
    let wanted = true;
    platform.announcer().then(
      (found) => wanted && setAnnouncer(found),
      (error: unknown) => {
        console.warn('Notices could not be set up:', error);
        if (wanted) setAnnouncer(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [platform]);
  return announcer;
}

const ALWAYS_LOOKED_AT = { isLookedAt: () => true, subscribeReturn: () => () => undefined };

function usePolling(announcer: KnownAnnouncer): void {
  const store = useSessionStore();
  useEffect(() => {
    if (announcer === undefined) return;
    const watch = unreadWatch(store);
    const stop = pollUnread(watch.ask, announcer ?? ALWAYS_LOOKED_AT);
    return () => {
      stop();
      watch.forget();
    };
  }, [announcer, store]);
}

function useBadge(announcer: KnownAnnouncer): void {
  const count = useUnread()?.count ?? 0;
  useEffect(() => announcer?.setBadge(count), [announcer, count]);
  useEffect(() => () => announcer?.setBadge(0), [announcer]);
}

function useNotices(announcer: KnownAnnouncer): void {
  const store = useSessionStore();
  const unread = useUnread();
  const { t } = useTranslation('inbox');
  const navigate = useNavigate();
  const path = useAddress()('/admin/messages');
  const first = useRef(true);
  const latest = useRef({ t, navigate, path });
  useEffect(() => {
    latest.current = { t, navigate, path };
  });
  useEffect(() => {
    if (!announcer || unread === null) return;
    const isFirst = first.current;
    first.current = false;
    announceUnread(unread, isFirst, {
      announcer,
      t: latest.current.t,
      path: latest.current.path,
      unreadSince: async (moment) => inboxOf(await store.accounts()).unreadSince(moment),
      open: (to) => latest.current.navigate(to),
    }).catch((error: unknown) => console.warn('A new message could not be announced:', error));
  }, [announcer, store, unread]);
}

/** Says to screen readers that the number grew; what is there at first, the sidebar says. */
function SpokenCount() {
  const { t } = useTranslation('inbox');
  const count = useUnread()?.count ?? null;
  const before = useRef<number | null>(null);
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    if (count !== null && before.current !== null && count !== before.current)
      setSaid(count > before.current ? count : null);
    before.current = count;
  }, [count]);
  return (
    <p role="status" className="sr-only">
      {said !== null && t('unread', { count: said })}
    </p>
  );
}
