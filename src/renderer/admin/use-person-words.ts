import { useTranslation } from 'react-i18next';
import type { TeamPerson } from '#domain/account.ts';
import { roleTexts } from './role-choices.ts';

interface PersonWords {
  /** The role, or that they have left the team; empty for nobody. */
  role(person: TeamPerson): string;
  /** “Ratna Dewi (editor)”: no name has brackets, so nobody can write themselves a role. */
  full(person: TeamPerson): string;
}

/** How a person of the team is told: by their name, which nobody else has, and their role. */
export function usePersonWords(): PersonWords {
  const { t, i18n } = useTranslation('admin');
  const role: PersonWords['role'] = ({ name, role: known, language }) => {
    if (known !== null) return i18n.t(roleTexts({ role: known, language }).name);
    return name === '' ? '' : t('person.left');
  };
  return {
    role,
    full: (person) => (person.name === '' ? t('person.nobody') : `${person.name} (${role(person)})`),
  };
}
