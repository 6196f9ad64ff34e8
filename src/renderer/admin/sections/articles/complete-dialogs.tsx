import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleDocument } from '#domain/article-document.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { categoryApi } from '#renderer/data/collections/categories.ts';
import { categoriesQuery } from '#renderer/data/collections/categories.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useAccounts, useRequest } from '#renderer/session/use-request.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { FieldControl } from '../../cms/fields/field-control.tsx';
import type { CompletionDialogProps } from '../../cms/list/list-messages.ts';
import type { PictureValue } from '../../cms/pictures/described-picture.tsx';
import { PictureField } from '../../cms/pictures/picture-field.tsx';
import { usePictureSource } from '../../cms/pictures/use-picture-source.ts';
import { markUpToDate } from '../../cms/translation/mark-outdated.ts';
import { ARTICLE } from './article-content-type.ts';

const NO_PICTURE: PictureValue = { image: '', decorative: false, alt: { id: '', en: '' } };

/** One picture, with its descriptions, for many articles. */
export function PictureForManyDialog({ count, ...dialog }: CompletionDialogProps) {
  const { t } = useTranslation('articles');
  const id = useId();
  const accounts = useAccounts();
  const pictureSource = usePictureSource();
  const [picture, setPicture] = useState(NO_PICTURE);
  const { image, decorative, focus, alt } = picture;
  const isDescribed = decorative || LANGUAGES.every((language) => alt[language].trim() !== '');
  return (
    <CompleteDialog
      {...dialog}
      title={t('complete.imageTitle', { count })}
      isReady={image !== '' && isDescribed}
      change={(article) => {
        const sides = { id: { ...article.id, imageAlt: alt.id }, en: { ...article.en, imageAlt: alt.en } };
        // Both descriptions are written at once: neither is behind the other.
        return markUpToDate({ ...article, image, decorative, focus, ...sides }, 'imageAlt');
      }}
    >
      {accounts && (
        <PictureField
          id={id}
          label={t('edit.cover')}
          value={picture}
          onChange={(change) => setPicture((before) => ({ ...before, ...change }))}
          upload={accounts.upload}
          pictureSource={pictureSource}
          crops={ARTICLE.shared.focus.crops}
        />
      )}
    </CompleteDialog>
  );
}

/** One category for many articles. */
export function CategoryForManyDialog({ count, ...dialog }: CompletionDialogProps) {
  const { t, i18n } = useTranslation('articles');
  const id = useId();
  const { data: categories = [] } = useQuery(categoriesQuery(useRequest(categoryApi)));
  const [category, setCategory] = useState<number | null>(null);
  return (
    <CompleteDialog
      {...dialog}
      title={t('complete.categoryTitle', { count })}
      isReady={category !== null}
      change={(article) => ({ ...article, category })}
    >
      <FieldControl
        id={id}
        name="category"
        field={ARTICLE.shared.category}
        value={category}
        onChange={(value) => setCategory(value as number | null)}
        say={i18n.t}
        choices={categories}
        invalid={false}
      />
    </CompleteDialog>
  );
}

interface CompleteProps extends Omit<CompletionDialogProps, 'count'> {
  readonly title: string;
  /** Everything is chosen. */
  readonly isReady: boolean;
  readonly change: (article: ArticleDocument) => ArticleDocument;
  readonly children: ReactNode;
}

/** The list runs the action and shows its result. */
function CompleteDialog({ title, publishes, replaced, isReady, change, children, onChoose, onClose }: CompleteProps) {
  const { t } = useTranslation(['articles', 'list', 'common']);
  return (
    <ConfirmDialog
      title={title}
      action={t(publishes ? 'complete.do' : 'complete.use')}
      busyLabel={t('list:working')}
      disabled={!isReady}
      mutationKey={['drafts', 'complete question']}
      onConfirm={() => Promise.resolve()}
      // The backend checks what it is given: documents of this collection are articles.
      onDone={() => onChoose((document) => change(document as ArticleDocument))}
      failureText={({ code }) => t(errorMessageKey(code))}
      onClose={onClose}
    >
      <p className="mb-4 text-ink-2">{t(publishes ? 'complete.help' : 'complete.useHelp')}</p>
      {replaced > 0 && <p className="mb-4 font-semibold">{t('complete.replaces', { count: replaced })}</p>}
      {children}
    </ConfirmDialog>
  );
}
