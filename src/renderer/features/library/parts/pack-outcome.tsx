import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissingPicture, PictureGap, WrittenPack } from '../../../data/packs.ts';
import { Button } from '../../../ui/button.tsx';
import type { PackSaving } from './use-pack-saving.ts';

const REASONS = {
  network: 'library:pack.gap.network',
  gone: 'library:pack.gap.gone',
  damaged: 'library:pack.gap.damaged',
  elsewhere: 'library:pack.gap.elsewhere',
  room: 'library:pack.gap.room',
  page: 'library:pack.gap.page',
} as const satisfies Record<PictureGap, string>;

/** What became of a pack, or what is missing before it is saved. */
export function PackOutcome({ saving }: { readonly saving: PackSaving }) {
  const { t } = useTranslation(['library']);
  const { stage } = saving;
  if (stage.kind === 'failed') return <p role="alert">{t('pack.save.failed')}</p>;
  if (stage.kind === 'asking') return <Question written={stage.written} saving={saving} />;
  return (
    <p role="status" className="max-w-[38.1em] empty:hidden">
      {stage.kind === 'saved' && sentences(stage.written, t).join(' ')}
    </p>
  );
}

/** Names what is missing and why, by reason, and lets somebody fetch it or do without. */
function Question({ written, saving }: { readonly written: WrittenPack; readonly saving: PackSaving }) {
  const { t } = useTranslation(['library']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { missing, absent } = written;
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  return (
    <section className="grid w-full max-w-[44em] justify-items-start gap-3 rounded-[8px] bg-accent-soft px-4 py-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
        {missing.length > 0 ? t('pack.gap.title', { count: missing.length }) : t('pack.gap.absentTitle')}
      </h3>
      {absent > 0 && <p>{t('pack.gap.absent', { count: absent })}</p>}
      {reasons.map((reason) => (
        <div key={reason} className="w-full">
          <p>{t(REASONS[reason])}</p>
          <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-5">
            {missing
              .filter((each) => each.reason === reason)
              .map((each) => (
                // In the language of the text that shows it.
                <li key={`${each.article} ${each.words}`} lang="">
                  {named(each, t)}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div className="flex flex-wrap gap-3 pt-1">
        <Button onClick={() => void saving.again()}>{t('pack.gap.again')}</Button>
        <Button variant="outline" onClick={() => void saving.saveAnyway()}>
          {t('pack.gap.anyway')}
        </Button>
      </div>
    </section>
  );
}

function named({ article, words }: MissingPicture, t: TFunction<['library']>): string {
  return words === '' ? article : t('pack.gap.picture', { article, words });
}

function sentences(written: WrittenPack, t: TFunction<['library']>): readonly string[] {
  const { proved, unproved, pictures, missing, leftOut } = written;
  return [
    t('pack.save.saved'),
    missing.length > 0 ? t('pack.save.without', { count: missing.length }) : '',
    missing.length === 0 && pictures > 0 ? t('pack.save.pictures', { count: pictures }) : '',
    leftOut > 0 ? t('pack.save.leftOut', { count: leftOut }) : '',
    proved === 0 ? t('pack.save.unsigned') : '',
    proved > 0 && unproved > 0 ? t('pack.save.partly', { count: unproved }) : '',
  ].filter(Boolean);
}
