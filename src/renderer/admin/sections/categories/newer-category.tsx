import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/article.ts';
import { Button } from '#renderer/ui/button.tsx';

interface Props {
  readonly mine: Category;
  readonly theirs: Category;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Shows both versions after another person has saved, until the user has chosen one. */
export function NewerCategory({ mine, theirs, busy, onMine, onTheirs }: Props) {
  const { t } = useTranslation('categories');
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="grid gap-3 pt-4 border-t-[1.5px] border-line">
      <p ref={question} tabIndex={-1} className="focus:outline-none outline-none text-[1.063rem] font-bold">
        {t('changedTitle')}
      </p>
      <p>{t('changedSince')}</p>
      <div className="grid gap-3 @min-[40rem]:grid-cols-[1fr_1fr] @min-[40rem]:gap-6">
        <Version label={t('ownVersion')} category={mine} />
        <Version label={t('savedVersion')} category={theirs} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={busy} busyLabel={t('saving')} onClick={onMine}>
          {t('mine')}
        </Button>
        <Button variant="outline" size="sm" disabled={busy} onClick={onTheirs}>
          {t('theirs')}
        </Button>
      </div>
    </div>
  );
}

function Version({ label, category }: { readonly label: string; readonly category: Category }) {
  const { t } = useTranslation('categories');
  return (
    <section
      aria-label={label}
      className="category-version px-3.5 py-3 border-[1.5px] border-line-strong rounded-[8px] bg-surface wrap-anywhere"
    >
      <p className="text-ink-2 font-bold">{label}</p>
      <dl>
        <dt className="sr-only">{t('indonesian')}</dt>
        <dd lang="id">{category.name.id}</dd>
        <dt className="sr-only">{t('english')}</dt>
        <dd lang="en">{category.name.en}</dd>
        <dt className="sr-only">{t('slug')}</dt>
        <dd className="min-w-0 wrap-anywhere text-ink-3">{category.slug}</dd>
      </dl>
    </section>
  );
}
