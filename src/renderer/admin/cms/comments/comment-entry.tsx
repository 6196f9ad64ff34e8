import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, Reader } from '#renderer/data/collections/comments.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { usePersonWords } from '#renderer/admin/use-person-words.ts';
import { exactMoment, listMoment } from '#renderer/i18n/moments.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { EditIcon, EraseIcon, OtherActionsIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuItem } from '#renderer/ui/lazy/menu.tsx';
import { CommentForm } from './comment-form.tsx';
import { stretchesOf } from './parse-mentions.ts';
import type { CommentsOfDraft } from './use-comments.ts';

interface Props {
  readonly comment: Comment;
  readonly comments: CommentsOfDraft;
  readonly onRemove: (comment: Comment) => void;
  /** Beside the name. */
  readonly children?: ReactNode;
}

/** One comment: its author, time and text. Its author can edit it. */
export function CommentEntry({ comment, comments, onRemove, children }: Props) {
  const { t } = useTranslation('comments');
  const words = usePersonWords();
  const [isEdited, setIsEdited] = useState(false);
  if (comment.deleted) return <p className="py-1 text-ink-3 italic">{t('deleted')}</p>;
  return (
    <div className="min-w-0">
      <div className="flex gap-2 items-start">
        <p className="flex flex-wrap flex-1 gap-x-2 items-baseline min-w-0 pt-2.5">
          <span className="font-bold wrap-anywhere">{comment.author.name || t('somebody')}</span>
          <span className="text-ink-2 text-small">{words.role(comment.author)}</span>
          <Moment comment={comment} />
          {children}
        </p>
        <CommentMenu comment={comment} onEdit={() => setIsEdited(true)} onRemove={() => onRemove(comment)} />
      </div>
      {isEdited ? (
        <CommentForm
          place={`edit ${comment.id}`}
          label={t('edit')}
          action={t('save')}
          initial={comment.body}
          readers={comments.readers}
          isFocused
          // While it isn't known who can be named, it names whom it did.
          onSend={({ body, mentions }) =>
            comments.edit(comment.id, body, comments.readers.length === 0 ? comment.mentions : mentions)
          }
          onClose={() => setIsEdited(false)}
        />
      ) : (
        <Words comment={comment} readers={comments.readers} />
      )}
    </div>
  );
}

function Moment({ comment }: { readonly comment: Comment }) {
  const { t } = useTranslation('comments');
  const { language } = useLanguage();
  const at = new Date(comment.createdAt);
  return (
    <>
      <time dateTime={comment.createdAt} title={exactMoment(at, language)} className="text-ink-2 text-small">
        {listMoment(at, new Date(), language)}
      </time>
      {comment.editedAt !== null && <span className="text-ink-3 text-small">{t('edited')}</span>}
    </>
  );
}

/** The comment's plain text, with names highlighted. */
function Words({ comment, readers }: { readonly comment: Comment; readonly readers: readonly Reader[] }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere leading-[1.5]">
      {stretchesOf(comment.body, readers).map(({ text, person }, index) =>
        person !== null ? (
          <strong key={index} className="text-brand">
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  );
}

interface MenuProps {
  readonly comment: Comment;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The actions for a comment; nothing is shown to users without a right to any. */
function CommentMenu({ comment, onEdit, onRemove }: MenuProps) {
  const { t } = useTranslation('comments');
  const { may } = useRights();
  if (!comment.mine && !may('people.manage')) return null;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="grid flex-none place-items-center size-11 -mr-2 rounded-[8px] text-ink-2 hover:bg-sunk"
          aria-label={t('actions', { name: comment.author.name })}
        >
          <OtherActionsIcon />
        </button>
      }
    >
      {comment.mine && (
        <MenuItem icon={EditIcon} onSelect={onEdit}>
          {t('edit')}
        </MenuItem>
      )}
      <MenuItem icon={EraseIcon} onSelect={onRemove}>
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}
