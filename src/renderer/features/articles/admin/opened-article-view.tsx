import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { emptyArticle, isBegun, type ArticleDocument } from '#domain/article-document.ts';
import type { Accounts } from '../../../data/accounts.ts';
import { categoryDesk } from '../../../data/collections/categories.ts';
import { draftCollection } from '../../../data/collections/draft-collection.ts';
import { keepAsCopy } from '../../../editing/comparing/keep-as-copy.ts';
import { useAsked } from '../../../editing/history/use-asked.ts';
import { savedAs } from '../../../editing/working-copy/saved-as.ts';
import { useWorkingCopy } from '../../../editing/working-copy/use-working-copy.ts';
import type { WorkingCopy } from '../../../editing/working-copy/working-copy.ts';
import { errorMessageKey } from '../../../i18n/error-message.ts';
import { useAddress } from '../../../i18n/portal-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePlatform } from '../../../platform/port.ts';
import { useSessionStore } from '../../../session/session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ArticleEditor } from './article-editor.tsx';
import { articleSchema, readArticle } from './article-kind.ts';
import { useAccounts } from './use-accounts.ts';
import { useTeamName } from './use-team-name.ts';

interface Props {
  readonly id: number | null;
  readonly creationKey: string;
  readonly owner: string;
  readonly onCreated: (id: number) => void;
  /** What was written goes on as another article. */
  readonly onCopied: (id: number) => void;
}

/** Opens an article with what the backend and this device have of it, and draws the editor around it. */
export function OpenedArticle(props: Props) {
  const accounts = useAccounts();
  return accounts && <WithAccounts {...props} accounts={accounts} />;
}

function WithAccounts({
  id,
  creationKey,
  owner,
  onCreated,
  onCopied,
  accounts,
}: Props & { readonly accounts: Accounts }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const copyKey = useRef<string | null>(null);
  const toAddress = useAddress();
  const team = useTeamName();
  const session = useSessionStore();
  const collection = useMemo(() => {
    const isOwner = () => {
      const { state } = session.read();
      return state.kind === 'signed-in' && state.person.id === owner;
    };
    return savedAs(isOwner, draftCollection(accounts, 'articles', articleSchema));
  }, [accounts, session, owner]);
  const categories = useAsked(() => categoryDesk(accounts).list(), [accounts]);
  const opened = useWorkingCopy<ArticleDocument>({
    collection,
    collectionName: 'articles',
    id,
    key: creationKey,
    empty: emptyArticle(team),
    isBegun,
    readDocument: readArticle,
    owner,
    onCreated,
  });
  /** What was written here goes on as an article of its own; this one becomes what the other person made of it. */
  async function keepCopy(copy: WorkingCopy<ArticleDocument>) {
    if (!copy.read().conflict) return;
    // Pressed twice, or asked again after a lost answer, it is made once.
    copyKey.current ??= platform.newId();
    const kept = await keepAsCopy(copy, collection, copyKey.current);
    if (!kept.ok) {
      void showToast({ kind: 'error', title: t('edit.notCopied'), detail: t(errorMessageKey(kept.code)) });
      return;
    }
    copyKey.current = null;
    onCopied(kept.value);
  }

  switch (opened.kind) {
    case 'opening':
      return <p role="status">{t('edit.opening')}</p>;
    case 'missing':
      return (
        <>
          <h1>{t('edit.missing')}</h1>
          <p className="admin-lead">{t('edit.missingDetail')}</p>
          <Link href={toAddress('/admin/blogs')} className={`${buttonClass()} admin-way`}>
            {t('edit.toList')}
          </Link>
        </>
      );
    case 'failed':
      return (
        <div role="alert">
          <p>{t(errorMessageKey(opened.code))}</p>
          <Button variant="outline" onClick={opened.retry}>
            {t('error.retry')}
          </Button>
        </div>
      );
    case 'open':
      return (
        <ArticleEditor
          accounts={accounts}
          collection={collection}
          categories={categories.kind === 'there' ? categories.value : []}
          copy={opened.copy}
          state={opened.state}
          onCopy={() => void keepCopy(opened.copy)}
        />
      );
  }
}
