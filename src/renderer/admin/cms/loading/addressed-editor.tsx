import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STAYS } from '#renderer/admin/section.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSession } from '#renderer/session/session.ts';
import type { TranslatedDocument } from '../content-type.ts';
import { type ItemEditorComponent, ItemLoader } from './item-loader.tsx';

interface Props<Document extends TranslatedDocument> extends AddressedItem {
  readonly editor: ItemEditorComponent<Document>;
}

/** The identity of the open item: it stays the same when a new item gets its id while it is edited. */
interface Identity {
  readonly id: number | null;
  readonly key: string;
  /** The number that it got, and whether the address has followed: until then it is still that of a new item. */
  readonly made: { readonly id: number; readonly arrived: boolean } | null;
}

/** The editor of the item that the address names, new or not: it stays when a new one gets its number. */
export function AddressedEditor<Document extends TranslatedDocument>({ id, creationKey, editor }: Props<Document>) {
  const platform = usePlatform();
  const { state } = useSession();
  const navigate = useNavigate();
  const toAddress = useAddress();
  const begin = (): Identity => ({ id, key: creationKey ?? platform.newId(), made: null });
  const [identity, setIdentity] = useState(begin);
  const same = isSame(identity, id, creationKey);
  if (!same) setIdentity(begin());
  else if (identity.made?.arrived === false && identity.made.id === id) {
    setIdentity({ ...identity, made: { id, arrived: true } });
  }
  const { may } = useRights();
  if (!same || state.kind !== 'signed-in') return null;
  // A user who may not create items gets the "not found" page.
  const isMissing = identity.id === null && identity.made === null && !may('content.edit');
  const made = (number: number) => {
    setIdentity((now) => ({ ...now, made: { id: number, arrived: false } }));
    navigate(toAddress(`${editor.kind.path}/${number}`), { replace: true, state: STAYS });
  };
  return (
    <ItemLoader
      key={identity.key}
      {...editor}
      id={isMissing ? 0 : (identity.made?.id ?? identity.id)}
      creationKey={identity.key}
      owner={state.person.id}
      onCreated={made}
      onCopied={(copied) => navigate(toAddress(`${editor.kind.path}/${copied}`))}
    />
  );
}

/** Whether the address still refers to the open item: mounting it anew would interrupt typing. */
function isSame({ id: opened, key, made }: Identity, id: number | null, creationKey: string | null): boolean {
  if (made) return made.id === id || (!made.arrived && id === null);
  return opened === id && (id !== null || creationKey === null || creationKey === key);
}

/** The item that an address below a section's own refers to. */
export interface AddressedItem {
  /** Null for a new one; 0, which no item has, where the address names none. */
  readonly id: number | null;
  /** The writer's own name for a new one that this device holds already. */
  readonly creationKey: string | null;
}

/** Reads what stands behind the section's address, and the search part: `7`, `new`, `new?key=…`. */
export function addressedItem(rest: string, parameters: URLSearchParams): AddressedItem {
  if (rest === 'new') return { id: null, creationKey: parameters.get('key') };
  const id = /^[1-9]\d{0,14}$/.test(rest) ? Number(rest) : 0;
  return { id, creationKey: null };
}
