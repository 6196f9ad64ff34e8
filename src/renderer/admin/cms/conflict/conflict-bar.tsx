import { useTranslation } from 'react-i18next';
import type { Draft } from '#domain/draft.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EDITING_NOTICE } from '#renderer/admin/classes.ts';

interface Props {
  readonly theirs: Draft<unknown>;
  readonly onCompare: () => void;
}

/** Another person has saved a newer version: the text here is stored, and the user has to choose. */
export function ConflictBar({ theirs, onCompare }: Props) {
  const { t } = useTranslation(['conflict', 'revisions']);
  return (
    <div role="alert" className={`${EDITING_NOTICE} bg-warn-soft conflict-bar`}>
      <p>{theirs.mine ? t('barOwn') : t('bar', { name: theirs.savedByName || t('revisions:nobody') })}</p>
      <Button size="sm" onClick={onCompare}>
        {t('compare')}
      </Button>
    </div>
  );
}
