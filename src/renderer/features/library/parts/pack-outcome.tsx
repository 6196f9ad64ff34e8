import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissingPicture, PictureGap, WrittenPack } from '#renderer/data/packs.ts';
import { Button } from '#renderer/ui/button.tsx';
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
  const lacking = missing.filter(isLacking).length;
  const mayCome = absent > 0 || missing.some(({ reason }) => reason === 'network' || reason === 'damaged');
  return (
    <section className="grid w-full max-w-[44em] justify-items-start gap-3 rounded-[8px] bg-accent-soft px-4 py-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
        {lacking > 0
          ? t('pack.gap.title', { count: lacking })
          : t(absent > 0 ? 'pack.gap.absentTitle' : 'pack.gap.pageTitle')}
      </h3>
      {absent > 0 && <p>{t('pack.gap.absent', { count: absent })}</p>}
      {reasons.map((reason) => (
        <div key={reason} className="w-full">
          <p>{t(REASONS[reason])}</p>
          <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-5">
            {missing
              .filter((each) => each.reason === reason)
              .map((each, index) => (
                // In the language of the text that shows it.
                <li key={index} lang="">
                  {named(each, t)}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div className="flex flex-wrap gap-3 pt-1">
        {mayCome && <Button onClick={() => void saving.again()}>{t('pack.gap.again')}</Button>}
        <Button variant={mayCome ? 'outline' : 'default'} onClick={() => void saving.saveAnyway()}>
          {t('pack.gap.anyway')}
        </Button>
      </div>
    </section>
  );
}

/** Whether it isn't in the pack: else it has no room in the page for phones alone. */
function isLacking({ reason }: MissingPicture): boolean {
  return reason !== 'page';
}

function named({ article, words }: MissingPicture, t: TFunction<['library']>): string {
  return words === '' ? article : t('pack.gap.picture', { article, words });
}

function sentences(written: WrittenPack, t: TFunction<['library']>): readonly string[] {
  const { proved, unverified, pictures, missing, leftOut } = written;
  const lacking = missing.filter(isLacking).length;
  const unshown = missing.length - lacking;
  return [
    t('pack.save.saved'),
    lacking > 0 ? t('pack.save.without', { count: lacking }) : '',
    lacking === 0 && pictures > 0 ? t('pack.save.pictures', { count: pictures }) : '',
    unshown > 0 ? t('pack.save.unshown', { count: unshown }) : '',
    leftOut > 0 ? t('pack.save.leftOut', { count: leftOut }) : '',
    proved === 0 ? t('pack.save.unsigned') : '',
    proved > 0 && unverified > 0 ? t('pack.save.partly', { count: unverified }) : '',
  ].filter(Boolean);
}
