import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { answerersQuery, inboxOf, type ContactMessage } from '#renderer/data/collections/messages.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { useAssigning } from './use-assigning.ts';

/** The choice of who sees to a message: nobody, oneself, or a colleague. */
export function AssigneeSelect({ message }: { readonly message: ContactMessage }) {
  const { t, i18n } = useTranslation('inbox');
  const failureText = useFailureText();
  const people = useQuery(answerersQuery(useRequest(inboxOf)));
  const { mutate, isPending, variables, error } = useAssigning(message);
  if (people.data === undefined) return <QueryNote query={people} title={t('answerersNotRead')} />;
  const chosen = isPending ? variables : message.assignee;
  return (
    <>
      <select
        aria-label={t('assignee')}
        className="field-control my-1 max-w-[20rem] text-ellipsis"
        value={people.data.some(({ id }) => id === chosen) ? (chosen ?? '') : ''}
        onChange={({ target }) => !isPending && mutate(target.value || null)}
      >
        <option value="">{t('nobody')}</option>
        {people.data.map(({ id, name, me }) => (
          <option key={id} value={id}>
            {me ? t('me') : name}
          </option>
        ))}
      </select>
      {error && !isPending && (
        <p role="alert" className="mt-1.5 font-semibold text-danger">
          {t('notAssigned')}{' '}
          {error.code === 'duplicate'
            ? t('assignedMeanwhile')
            : error.failure.reason === 'PT400'
              ? t('mayNotAnswer')
              : i18n.t(failureText(error.code))}
        </p>
      )}
    </>
  );
}
