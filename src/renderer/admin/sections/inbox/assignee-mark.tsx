import { useTranslation } from 'react-i18next';
import type { Answerer } from '#renderer/data/collections/messages.ts';

/** The initials of whoever sees to a message of the list; screen readers get the name. */
export function AssigneeMark({ person: { name, me } }: { readonly person: Answerer }) {
  const { t } = useTranslation('inbox');
  const look = me ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface text-ink';
  return (
    <span
      title={t('assignedTo', { name })}
      className={`grid size-7 place-items-center self-end justify-self-end rounded-full border-[1.5px] text-[0.75rem] leading-none font-extrabold ${look}`}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">{t('assignedTo', { name })}</span>
    </span>
  );
}

/** The first letters of the first and the last word of a name, without the number that tells namesakes apart. */
function initialsOf(name: string): string {
  const words = name.replace(/ \(\d+\)$/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}
