import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { answerersQuery, inboxOf, type ContactMessage } from '#renderer/data/collections/messages.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Menu, MenuRadio } from '#renderer/ui/lazy/menu.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { useAssigning } from './use-assigning.ts';

/** The choice of who sees to a message: nobody, oneself, or a colleague. */
export function AssigneeMenu({ message }: { readonly message: ContactMessage }) {
  const { t, i18n } = useTranslation('inbox');
  const failureText = useFailureText();
  const people = useQuery(answerersQuery(useRequest(inboxOf)));
  const { mutate, isPending, variables, error } = useAssigning(message);
  if (people.data === undefined) return <QueryNote query={people} title={t('answerersNotRead')} />;
  const chosen = isPending ? variables : message.assignee;
  const nobody = { value: '', label: t('nobody') };
  const options = [nobody, ...people.data.map(({ id, name, me }) => ({ value: id, label: me ? t('me') : name }))];
  const shown = options.find(({ value }) => value === chosen) ?? nobody;
  return (
    <>
      {/* A menu: in a closed select each arrow key would assign it to the next person. */}
      <Menu
        trigger={
          <button
            type="button"
            className={`${buttonClass('outline', 'sm')} disclosure my-1 max-w-full`}
            aria-label={t('assigneeIs', { name: shown.label })}
          >
            {shown.label}
          </button>
        }
      >
        <MenuRadio
          label={t('assignee')}
          value={shown.value}
          options={options}
          onChoose={(id) => !isPending && mutate(id || null)}
        />
      </Menu>
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
