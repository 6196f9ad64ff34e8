import { useTranslation } from 'react-i18next';
import { ReadingIcon, WritingIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { usePersonWords } from '#renderer/admin/use-person-words.ts';
import { useLanguageNames } from '../language-names.ts';
import { usePresence, type OpenDraft } from './use-presence.ts';

/** Shows who else has the draft open: "Budi is writing here". Nothing where there are no others, or where that isn't known. */
export function Presence(draft: OpenDraft) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation('presence');
  const names = usePersonWords();
  const people = usePresence(draft);
  const writing = people.filter(({ language }) => language !== null);
  const [first] = writing.length > 0 ? writing : people;
  const others = people.length - 1;
  const words =
    first &&
    t(first.language === null ? 'reads' : 'writes', {
      name: names.full(first.person),
      language: first.language === null ? '' : languageNames[first.language],
    });
  return (
    <p role="status" className="presence contents">
      {words !== undefined && (
        <span
          className="inline-flex flex-none gap-2 items-center min-h-8 max-w-[16rem] px-2.5 rounded-[8px] bg-info-soft text-info text-[0.875rem] font-bold"
          title={people.map(({ person }) => names.full(person)).join(', ')}
        >
          {first?.language === null ? <ReadingIcon /> : <WritingIcon />}
          <span className="truncate @max-[96rem]:sr-only">{words}</span>
          {others > 0 && <span className="@max-[96rem]:sr-only">{t('others', { count: others })}</span>}
        </span>
      )}
    </p>
  );
}
