import { useEffect, useRef } from 'react';
import type { Category } from '#domain/category.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  readonly mine: Category;
  readonly theirs: Category;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Somebody else saved meanwhile: both versions, until a person has chosen. */
export function NewerCategory({ mine, theirs, busy, onMine, onTheirs }: Props) {
  const { t } = useTranslation();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="category-newer">
      <p ref={question} tabIndex={-1} className="focus-quietly category-question">
        {t('category.changedTitle')}
      </p>
      <p>{t('category.changedSince')}</p>
      <div className="category-versions">
        <Version label={t('category.ownVersion')} category={mine} />
        <Version label={t('category.savedVersion')} category={theirs} />
      </div>
      <div className="category-actions">
        <Button size="sm" busy={busy} busyLabel={t('category.saving')} onClick={onMine}>
          {t('category.mine')}
        </Button>
        <Button variant="outline" size="sm" disabled={busy} onClick={onTheirs}>
          {t('category.theirs')}
        </Button>
      </div>
    </div>
  );
}

function Version({ label, category }: { readonly label: string; readonly category: Category }) {
  const { t } = useTranslation();
  return (
    <section aria-label={label} className="category-version">
      <p className="category-version-label">{label}</p>
      <dl>
        <dt className="sr-only">{t('category.indonesian')}</dt>
        <dd lang="id">{category.name.id}</dd>
        <dt className="sr-only">{t('category.english')}</dt>
        <dd lang="en">{category.name.en}</dd>
        <dt className="sr-only">{t('category.slug')}</dt>
        <dd className="category-slug">{category.slug}</dd>
      </dl>
    </section>
  );
}
