import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import type { ArticleDocument } from '#domain/article-document.ts';
import { BarSlotContext } from '../../../data/admin-section.ts';
import { KeepingLine } from '../../../editing/working-copy/keeping-line.tsx';
import type { WorkingCopy, WorkingState } from '../../../editing/working-copy/working-copy.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useAddress } from '../../../i18n/portal-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface Props {
  readonly copy: WorkingCopy<ArticleDocument>;
  readonly state: WorkingState<ArticleDocument>;
}

/** What the bar above says while an article is open: the way back to the list, its title, and how safe it is. */
export function EditorBar({ copy, state }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const toAddress = useAddress();
  const slot = useContext(BarSlotContext);
  const { document: article } = state;
  const title = article[language].title || article.id.title || article.en.title || t('edit.untitled');
  if (!slot) return null;
  return createPortal(
    <>
      <nav className="editor-bar-trail" aria-label={t('edit.trail')}>
        <Link href={toAddress('/admin/blogs')}>{t('admin.blogs')}</Link>
        <span className="editor-bar-title">&nbsp;/&nbsp;{title}</span>
      </nav>
      <KeepingLine keeping={state.keeping} onSave={() => void copy.save()} />
    </>,
    slot,
  );
}
