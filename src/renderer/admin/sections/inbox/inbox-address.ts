import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGE_SHOWS, type MessageQuery } from '#renderer/data/collections/messages.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';

/** Longer than any name or address: more only costs. */
export const LONGEST_SEARCH = 100;

/** Where a person is in the inbox: what the list shows, and the message that is open. */
export interface InboxPlace extends MessageQuery {
  /** Null: the list alone. */
  readonly open: string | null;
}

/** Reads the path and the search parameters of the inbox's address; what makes no sense is as if it weren't there. */
export function readInboxPlace(rest: string, wanted: URLSearchParams): InboxPlace {
  const page = Number(wanted.get('page') ?? 1);
  return {
    search: searchOf(wanted.get('search') ?? ''),
    show: MESSAGE_SHOWS.find((show) => show === wanted.get('show')) ?? 'inbox',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    open: rest === '' ? null : rest,
  };
}

/** What is searched for when this was typed. */
export function searchOf(typed: string): string {
  return typed.trim().slice(0, LONGEST_SEARCH);
}

/** The plain address of a place in the inbox. */
export function inboxAddress({ search, show, page, open }: InboxPlace): string {
  const wanted = new URLSearchParams();
  if (search) wanted.set('search', search);
  if (show !== 'inbox') wanted.set('show', show);
  if (page > 1) wanted.set('page', String(page));
  const path = open === null ? '/admin/messages' : `/admin/messages/${encodeURIComponent(open)}`;
  const text = wanted.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Where the person is in the inbox, and the ways within it. */
export function useInboxPlace(rest: string) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const place = useMemo(() => readInboxPlace(rest, parameters), [rest, parameters]);
  /** The address of a place that differs from this one; another list begins at its first page. */
  const addressOf = useCallback(
    (change: Partial<InboxPlace>) => {
      const sameList = change.search === undefined && change.show === undefined;
      return toAddress(inboxAddress({ ...place, ...(sameList ? {} : { page: 1, open: null }), ...change }));
    },
    [place, toAddress],
  );
  return { place, addressOf, navigate };
}
