import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { BarSlotContext } from '../../data/admin-section.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { titleOf, type DocumentKind, type SidedDocument } from '../document-kind.ts';
import { KeepingLine } from '../working-copy/keeping-line.tsx';
import type { WorkingCopy, WorkingState } from '../working-copy/working-copy.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useAddress } from '../../i18n/portal-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Props<Document extends SidedDocument> {
  readonly copy: WorkingCopy<Document>;
  readonly state: WorkingState<Document>;
  readonly kind: DocumentKind<Document>;
  readonly onCompare: () => void;
}

/** What the bar above says while an item is open: the way back to the list, its title, and how safe it is. */
export function EditorBar<Document extends SidedDocument>({ copy, state, kind, onCompare }: Props<Document>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const toAddress = useAddress();
  const slot = useContext(BarSlotContext);
  const title = titleOf(state.document, language) || t('edit.untitled');
  if (!slot) return null;
  return createPortal(
    <>
      <nav className="editor-bar-trail" aria-label={t('edit.trail')}>
        <Link href={toAddress(kind.path)}>{t(kind.listLabel)}</Link>
        <span className="editor-bar-title">&nbsp;/&nbsp;{title}</span>
      </nav>
      {state.conflict && (
        // That what is written is safe here is half of the truth: the bar about the other version may be out of sight.
        <button type="button" className="editor-bar-conflict" onClick={onCompare}>
          <AlertIcon />
          {t('edit.otherVersion')}
        </button>
      )}
      <KeepingLine keeping={state.keeping} onSave={() => void copy.save()} onReturn={copy.retry} />
    </>,
    slot,
  );
}
