import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Draft, PublishResult } from '#domain/draft.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { pathForReaders } from '#domain/portal-paths.ts';
import { useLanguageNames } from '../language-names.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckIcon, CloseIcon } from '#renderer/ui/icons.tsx';
import { visibleFrom } from './publish-moment.ts';
import { EDITING_NOTICE } from '#renderer/admin/classes.ts';

interface Props {
  readonly draft: Draft<unknown>;
  /** The page on which visitors read it; null as long as none shows it. */
  readonly path: string | null;
  /** From when on the item itself lets visitors see it; null where it names no moment. */
  readonly opensAt: string | null;
  readonly answer: PublishResult;
  readonly what: 'published' | 'withdrawn';
  readonly languages: readonly Language[];
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** After publishing: where visitors read it now, what follows with the next build, and the way back. */
export function LiveNote({ draft, path, opensAt, answer, what, languages, onUndo, onClose }: Props) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation(['publishing', 'admin']);
  const { language: shownIn } = useLanguage();
  const platform = usePlatform();
  const isAhead = (from: string) => Date.parse(from) > Date.parse(draft.now);
  const [first] = languages;
  const from = first === undefined ? null : (draft.live[first]?.from ?? null);
  const later = from !== null && isAhead(from);
  const seenFrom = from === null ? null : visibleFrom(from, opensAt);
  const openNow = what === 'published' && seenFrom !== null && !isAhead(seenFrom);
  const places = LANGUAGES.filter((each) => draft.live[each] !== null && !isAhead(draft.live[each].from));
  const before = answer.before.flatMap(({ live }) => languages.map((each) => live[each] ?? null));
  // It wasn't visible yet: only its schedule is removed.
  const unscheduled = what === 'withdrawn' && before.some((each) => each !== null && isAhead(each.from));
  const words = unscheduled
    ? t('live.unscheduled')
    : what === 'withdrawn'
      ? t('live.withdrawn')
      : seenFrom !== null && !openNow
        ? t(later ? 'live.scheduled' : 'live.publishedFrom', { when: exactMoment(new Date(seenFrom), shownIn) })
        : t(languages.some((each) => draft.live[each]?.changed) ? 'live.publishedBefore' : 'live.published');
  return (
    <div className={`${EDITING_NOTICE} live-note bg-ok-soft`}>
      <CheckIcon className="text-ok" />
      <div className="flex-[1_1_20rem] min-w-0">
        <p role="status" className="font-bold">
          {words}
        </p>
        {openNow && path !== null && (
          <ul>
            {places.map((each) => {
              const address = pathForReaders(path, each);
              return (
                <li key={each}>
                  {languageNames[each]}:{' '}
                  <Link
                    to={address}
                    className="text-brand font-semibold wrap-anywhere underline underline-offset-[3px]"
                    onClick={(event) => {
                      event.preventDefault();
                      platform.openInNewTab(address);
                    }}
                  >
                    {platform.publicAddress(address) ?? address}
                    <span className="sr-only">, {t('admin:newTab')}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
        {!unscheduled && (
          <p className="text-ink-2 text-small">
            {openNow && `${t('live.open')} `}
            {/* A build of now doesn't hold what comes later. */}
            {t(answer.build && (openNow || what === 'withdrawn') ? 'live.buildAsked' : 'live.buildLater')}
          </p>
        )}
      </div>
      <Button variant="ghost" size="sm" onClick={onUndo}>
        {t(what === 'published' ? 'live.undoPublishing' : unscheduled ? 'undo' : 'live.showAgain')}
      </Button>
      <button
        type="button"
        className="grid place-items-center size-11 rounded-[8px]"
        aria-label={t('live.close')}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
