import { MESSAGE_SHOWS, type MessageQuery } from '#renderer/data/collections/messages.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import type { Choices } from '../../data-table/address-query.ts';
import { useAddressQuery, type AddressQuery } from '../../data-table/use-address-query.ts';

const CHOICES: Choices<MessageQuery> = { show: { parameter: 'show', values: MESSAGE_SHOWS, initial: 'inbox' } };

/** What may change about where a person is in the inbox: what the list shows, and the message that is open. */
type Change = Partial<MessageQuery> & { readonly open?: string | null };

export interface InboxAddress extends AddressQuery<MessageQuery> {
  /** The message that is open; null: the list alone. */
  readonly open: string | null;
  /** The address of a place that differs from this one; another list begins at its first page, with nothing open. */
  addressOf(change: Change): string;
}

/** Where the person is in the inbox, and the ways within it. `rest` is the path behind the section's own. */
export function useInboxAddress(rest: string): InboxAddress {
  const address = useAddressQuery(CHOICES);
  const toAddress = useAddress();
  const { page } = address.query;
  const open = rest === '' ? null : rest;
  return {
    ...address,
    open,
    addressOf({ open: opened, ...change }) {
      const isSameList = change.search === undefined && change.show === undefined;
      const shown = opened === undefined && isSameList ? open : (opened ?? null);
      const path = shown === null ? '/admin/messages' : `/admin/messages/${encodeURIComponent(shown)}`;
      return toAddress(path + address.searchPart(isSameList ? { page, ...change } : change));
    },
  };
}
