import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/localized.ts';

/** Who signs a new article, before somebody says otherwise. */
export function useTeamName(): Localized {
  const { i18n } = useTranslation();
  return { id: i18n.getFixedT('id', 'articles')('edit.team'), en: i18n.getFixedT('en', 'articles')('edit.team') };
}
