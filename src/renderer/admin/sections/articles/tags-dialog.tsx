import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagApi, tagsQuery } from '#renderer/data/collections/tags.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import type { TagDialogProps } from '../../cms/list/list-messages.ts';
import { TagsField } from './tags-field.tsx';

const WORDS = {
  tag: { title: 'articles:tags.add', help: 'articles:tags.addHelp', action: 'articles:tags.addDo' },
  untag: { title: 'articles:tags.remove', help: 'articles:tags.removeHelp', action: 'articles:tags.removeDo' },
} as const;

/** A dialog for the tags to add to the selected articles, or to remove. The list runs the action and shows its result. */
export function TagsDialog({ kind, count, onChoose, onClose }: TagDialogProps) {
  const { t } = useTranslation(['articles', 'list', 'common']);
  const id = useId();
  const tags = useQuery(tagsQuery(useRequest(tagApi))).data ?? [];
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { title, help, action } = WORDS[kind];
  return (
    <ConfirmDialog
      title={t(title, { count })}
      action={t(action)}
      busyLabel={t('list:working')}
      disabled={chosen.length === 0}
      mutationKey={['drafts', 'tags question']}
      onConfirm={() => Promise.resolve()}
      onDone={() => onChoose(chosen)}
      failureText={({ code }) => t(errorMessageKey(code))}
      onClose={onClose}
    >
      <p className="mb-4 text-ink-2">{t('tags.later')}</p>
      {/* The list of what is found unfolds within the dialog. */}
      <div className="min-h-[22rem]">
        <TagsField
          id={id}
          tags={tags}
          chosen={chosen}
          help={t(help)}
          canMake={kind === 'tag'}
          autoFocus
          onChange={setChosen}
        />
      </div>
    </ConfirmDialog>
  );
}
