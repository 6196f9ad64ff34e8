import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inboxOf, type Unread, MESSAGE_LISTS, unreadQuery } from '#renderer/data/collections/messages.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import type { Notifier } from '#renderer/platform/port.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { notifyUnread } from './notify-unread.ts';
import { useNotifier } from './use-notifier.ts';

/** The polling interval while the page is visible, and while it is hidden, ms. */
const LOOKED_AT_MS = 30_000;
const HIDDEN_MS = 60_000;

/** Updates the number of unread messages while the admin area is open, and shows notifications about new ones. */
export function InboxPolling() {
  const notifier = useNotifier();
  const unread = useUnreadPolling(notifier);
  useFreshLists(unread);
  useBadge(notifier, unread?.count ?? 0);
  useNotices(notifier, unread);
  return <SpokenCount count={unread?.count ?? null} />;
}

/** The number of unread messages, as far as the background component has it. */
export function useUnreadCount(): number {
  const { data } = useQuery({ ...unreadQuery(useAccountsRequest()), enabled: false });
  return data?.count ?? 0;
}

/** Polls, and also after each return of the user or the network. */
function useUnreadPolling(notifier: Notifier | null | undefined): Unread | undefined {
  const { data, refetch } = useQuery({
    ...unreadQuery(useAccountsRequest()),
    enabled: notifier !== undefined,
    refetchInterval: () => ((notifier?.isLookedAt() ?? true) ? LOOKED_AT_MS : HIDDEN_MS),
    refetchIntervalInBackground: true,
  });
  useEffect(() => notifier?.subscribeReturn(() => void refetch({ cancelRefetch: false })), [notifier, refetch]);
  return data;
}

/**
 * Has the lists and the open message read again when one came in, was assigned, or was read or marked in another window. Not for the first answer, which
 * comes with the screen.
 */
function useFreshLists(unread: Unread | undefined): void {
  const client = useQueryClient();
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (unread === undefined) return;
    const now = `${unread.count} ${unread.mine} ${unread.assigned} ${unread.newest?.id ?? ''}`;
    if (known.current !== null && known.current !== now) {
      void client.invalidateQueries({ queryKey: MESSAGE_LISTS });
      void client.invalidateQueries({ queryKey: ['messages', 'one'] });
    }
    known.current = now;
  }, [client, unread]);
}

function useBadge(notifier: Notifier | null | undefined, count: number): void {
  useEffect(() => notifier?.setBadge(count), [notifier, count]);
  useEffect(() => () => notifier?.setBadge(0), [notifier]);
}

function useNotices(notifier: Notifier | null | undefined, unread: Unread | undefined): void {
  const store = useSessionStore();
  const { t } = useTranslation('inbox');
  const navigate = useNavigate();
  const path = useAddress()('/admin/messages');
  const first = useRef(true);
  const announce = useEffectEvent((given: Notifier, news: Unread) => {
    const isFirst = first.current;
    first.current = false;
    notifyUnread(news, isFirst, {
      notifier: given,
      t,
      path,
      unreadSince: async (moment) => inboxOf(await store.accounts()).unreadSince(moment),
      open: (to) => void navigate(to),
    }).catch((error: unknown) => console.warn('A new message could not be announced:', error));
  });
  useEffect(() => {
    if (notifier && unread) announce(notifier, unread);
  }, [notifier, unread]);
}

/** Announces a higher number to screen readers; the first one is only in the sidebar. */
function SpokenCount({ count }: { readonly count: number | null }) {
  const { t } = useTranslation('inbox');
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
