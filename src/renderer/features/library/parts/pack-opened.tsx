import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage } from '#domain/localized.ts';
import type { OpenedPack, PackedArticle, PackEffect } from '#renderer/data/packs.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { byteSize } from '#renderer/i18n/byte-size.ts';
import { dayAndDate } from '#renderer/i18n/moments.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { PackTick } from './pack-tick.tsx';

interface Props {
  readonly pack: OpenedPack;
  /** It is being taken in. */
  readonly busy: boolean;
  onTake(unverified: boolean): void;
  onLeave(): void;
}

const EFFECTS = [
  ['new', 'library:pack.effect.new'],
  ['newer', 'library:pack.effect.newer'],
  ['same', 'library:pack.effect.same'],
  ['older', 'library:pack.effect.older'],
  ['withdrawn', 'library:pack.effect.withdrawn'],
] as const satisfies readonly (readonly [PackEffect, string])[];

const UNPROVED = {
  unsigned: 'library:pack.proof.unsigned',
  'no-keys': 'library:pack.proof.no-keys',
  revoked: 'library:pack.proof.revoked',
  unsupported: 'library:pack.proof.unsupported',
} as const;

const isWanted = ({ effect }: PackedArticle) => effect === 'new' || effect === 'newer';

/** Who signed a pack and when, and what taking it in would do. */
export function OpenedPackPart({ pack, busy, onTake, onLeave }: Props) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const [unverified, setUnproved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the result, for keyboards and screen readers.
  useEffect(() => heading.current?.focus(), []);
  const wanted = pack.articles.filter(isWanted);
  const doubtful = wanted.filter(({ proved }) => !proved).length;
  const pictures = pack.keepsPictures ? pack.pictures.filter(({ isNew }) => isNew) : [];
  const doubtfulPictures = pictures.filter(({ proved }) => !proved).length;
  const count = unverified ? wanted.length : wanted.length - doubtful;
  const pictureCount = unverified ? pictures.length : pictures.length - doubtfulPictures;
  const date = (moment: number) => dayAndDate(new Date(moment), language);
  return (
    <div className="grid w-full max-w-[43.9em] justify-items-start gap-4 rounded-[8px] border-[1.5px] border-line p-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold">
        {t('pack.open.saved', { date: date(pack.savedAt) })}
      </h3>
      <p>
        {pack.proof.state === 'proved'
          ? t('pack.proof.proved', { date: date(pack.proof.madeAt) })
          : t(UNPROVED[pack.proof.state])}
      </p>
      <ul className="grid gap-1 pl-5 [font-variant-numeric:tabular-nums] [list-style:disc]">
        {EFFECTS.map(([effect, key]) => {
          const number = pack.articles.filter((each) => each.effect === effect).length;
          return number > 0 && <li key={effect}>{t(key, { number: wholeNumber(number, language) })}</li>;
        })}
      </ul>
      {wanted.length > 0 && <Titles articles={wanted} />}
      {pack.questions.length > 0 && <p>{t('pack.open.questions', { count: pack.questions.length })}</p>}
      <PictureLine pictures={pictures} refused={!pack.keepsPictures && pack.pictures.length > 0} />
      {doubtful + doubtfulPictures > 0 && (
        <PackTick
          className="rounded-[8px] bg-accent-soft px-4 py-3"
          checked={unverified}
          help={t('pack.open.unverifiedHelp')}
          onChange={setUnproved}
        >
          {doubtful > 0 && <span className="block">{t('pack.open.unverified', { count: doubtful })}</span>}
          {doubtfulPictures > 0 && t('pack.open.unverifiedPictures', { count: doubtfulPictures })}
        </PackTick>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyLabel={t('pack.open.taking')}
          disabled={count + pictureCount + pack.questions.length === 0}
          onClick={() => onTake(unverified)}
        >
          {count > 0 ? t('pack.open.take', { count }) : t(takingOthers(pictureCount, pack.questions.length))}
        </Button>
        <button type="button" className={buttonClass('outline')} disabled={busy} onClick={onLeave}>
          {t('pack.open.leave')}
        </button>
      </div>
    </div>
  );
}

/** The button's text where there are no articles to import. */
function takingOthers(pictures: number, questions: number) {
  if (pictures > 0) return 'library:pack.open.takePictures' as const;
  return questions > 0 ? ('library:pack.open.takeQuestions' as const) : ('library:pack.open.takeNone' as const);
}

/** What of the pictures is new, or why none are taken. */
function PictureLine({ pictures, refused }: { readonly pictures: OpenedPack['pictures']; readonly refused: boolean }) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  if (refused) return <p>{t('pack.open.noPictures')}</p>;
  if (pictures.length === 0) return null;
  const size = byteSize(
    pictures.reduce((sum, { bytes }) => sum + bytes.length, 0),
    language,
  );
  return <p>{t('pack.open.pictures', { count: pictures.length, size })}</p>;
}

/** A pack may hold thousands. */
const SHOWN = 50;

function Titles({ articles }: { readonly articles: readonly PackedArticle[] }) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const lines = articles.slice(0, SHOWN).flatMap(({ article, proved }) => {
    const { texts, id } = article;
    const text = texts[language] ?? texts[otherLanguage(language)];
    return text
      ? [{ id, title: text.title, foreign: text.language === language ? undefined : text.language, proved }]
      : [];
  });
  return (
    <details className="w-full">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-brand">{t('pack.open.titles')}</summary>
      <ul className="grid gap-1 pl-5 [list-style:disc]">
        {lines.map(({ id, title, foreign, proved }) => (
          <li key={id}>
            <span lang={foreign}>{title}</span>
            {!proved && <span className="text-small text-ink-2"> · {t('pack.open.notProved')}</span>}
          </li>
        ))}
        {articles.length > SHOWN && <li>{t('pack.open.andMore', { count: articles.length - SHOWN })}</li>}
      </ul>
    </details>
  );
}
