import { type ComponentType, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Accounts } from '#renderer/data/accounts.ts';
import { draftCollection } from '#renderer/data/collections/draft-collection.ts';
import { keepAsCopy } from '../conflict/keep-as-copy.ts';
import { type ContentType, titleOf, type TranslatedDocument, type ValidPart } from '../content-type.ts';
import { ownLanguagePart } from '../drafts/own-language.ts';
import type { OpenItem } from '../editor/item-editor-props.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { useAccounts } from '#renderer/session/use-request.ts';
import { WaitingEditor } from '#renderer/ui/lazy/skeletons.tsx';
import { saveAsSamePerson } from './save-as-same-person.ts';
import { useKeepOpened } from './use-opened-items.ts';
import { useDuplicate } from './use-duplicate.ts';

/** A kind of content, and how it is written. */
export interface ItemEditorComponent<Document extends TranslatedDocument> {
  readonly kind: Pick<
    ContentType<Document>,
    'collection' | 'path' | 'storedSchema' | 'read' | 'isBegun' | 'whole' | 'duplicate'
  >;
  /** What a new item begins with. */
  readonly empty: Document;
  /** Renders the editor; the same component at each render. */
  readonly Editor: ComponentType<OpenItem<Document>>;
}

interface Props<Document extends TranslatedDocument> extends ItemEditorComponent<Document> {
  readonly id: number | null;
  readonly creationKey: string;
  readonly owner: string;
  readonly onCreated: (id: number) => void;
  /** What was written goes on as another item. */
  readonly onCopied: (id: number) => void;
}

/** Loads an item from the backend and this device, and renders its editor. */
export function ItemLoader<Document extends TranslatedDocument>(props: Props<Document>) {
  const accounts = useAccounts();
  return accounts && <WithAccounts {...props} accounts={accounts} />;
}

function WithAccounts<Document extends TranslatedDocument>({
  kind,
  empty,
  Editor,
  id,
  creationKey,
  owner,
  onCreated,
  onCopied,
  accounts,
}: Props<Document> & { readonly accounts: Accounts }) {
  const { t, i18n } = useTranslation(['loading', 'common']);
  const failureText = useFailureText();
  const platform = usePlatform();
  const copyKey = useRef<string | null>(null);
  const toAddress = useAddress();
  const session = useSessionStore();
  const collection = useMemo(() => {
    const isOwner = () => {
      const { state } = session.read();
      // Between the password and the second factor the backend would refuse for good.
      return state.kind === 'signed-in' && state.person.id === owner && !state.secondFactorDue;
    };
    const all = draftCollection(accounts, kind.collection, kind.storedSchema);
    return saveAsSamePerson(isOwner, all, () => void session.checkAccess());
  }, [accounts, session, owner, kind.collection, kind.storedSchema]);
  const whole = useMemo((): ValidPart<Document> => {
    return (document, last) => {
      const valid = kind.whole ? kind.whole(document, last) : document;
      const { state } = session.read();
      const position = state.kind === 'signed-in' ? state.position : null;
      // By the role that they have now: what a translator wrote beside their language stays on this device.
      return position?.role === 'translator' && last ? ownLanguagePart(valid, last, position.language) : valid;
    };
  }, [session, kind]);
  const duplicate = useDuplicate(kind, collection, onCopied);
  const opened = useDraft<Document>({
    collection,
    collectionName: kind.collection,
    id,
    key: creationKey,
    empty,
    isBegun: kind.isBegun,
    whole,
    readDocument: kind.read,
    owner,
    onCreated,
  });
  const saved = opened.kind === 'open' ? opened.state.server : null;
  useKeepOpened(
    saved && {
      collection: kind.collection,
      id: saved.id,
      title: { id: titleOf(saved.document, 'id'), en: titleOf(saved.document, 'en') },
    },
  );
  /** What was written here goes on as an item of its own; this one becomes what the other person made of it. */
  async function keepCopy(editable: EditableDraft<Document>) {
    if (!editable.read().conflict) return;
    // If it is pressed twice, or retried after a lost response, only one item is created.
    copyKey.current ??= platform.newId();
    const kept = await keepAsCopy(editable, collection, copyKey.current, kind.whole);
    if (!kept.ok) {
      void showToast({ kind: 'error', title: t('notCopied'), detail: t(errorMessageKey(kept.code)) });
      return;
    }
    copyKey.current = null;
    onCopied(kept.value);
  }

  switch (opened.kind) {
    case 'opening':
      return <WaitingEditor words={t('opening')} />;
    case 'missing':
      return (
        <>
          <h1>{t('missing')}</h1>
          <p className="mt-1.5 max-w-[44ch] text-ink-2">{t('missingDetail')}</p>
          <Link to={toAddress(kind.path)} className={`${buttonClass()} mt-6`}>
            {t('toList')}
          </Link>
        </>
      );
    case 'failed':
      return (
        <div role="alert">
          <p>{i18n.t(failureText(opened.code))}</p>
          <Button variant="outline" onClick={opened.retry}>
            {t('common:error.retry')}
          </Button>
        </div>
      );
    case 'open':
      return (
        <Editor
          accounts={accounts}
          collection={collection}
          editable={opened.editable}
          state={opened.state}
          onCopy={() => void keepCopy(opened.editable)}
          onDuplicate={() => void duplicate(opened.editable)}
        />
      );
  }
}
