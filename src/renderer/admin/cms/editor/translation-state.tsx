import { useTranslation } from 'react-i18next';
import type { Draft } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { pathForReaders } from '#domain/portal-paths.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import type { TranslatedDocument } from '../content-type.ts';
import { OutsideIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useAnnouncedOutdatedCount } from '../translation/use-announced-outdated.ts';
import { stateOf, StatePill } from '../publishing/language-state.tsx';

/** Beside several states its icon is enough. */
const SEE = '@max-[72rem]/panes:[.pane-beside:has(.state-pill~.state-pill)_&]:sr-only';

/** Three states and the way to the page stand in one row, also on a phone. */
const STATES =
  'contents [&:has(.state-pill~.state-pill~.state-pill)_.state-pill]:px-2 [&:has(.state-pill~.state-pill~.state-pill)_.state-pill_svg]:hidden';

interface Props {
  readonly document: TranslatedDocument;
  readonly server: Draft<unknown> | null;
  readonly language: Language;
  readonly begun: boolean;
  /** The page on which visitors read it; null before it has one. */
  readonly path: string | null;
}

/** Beside a language's name: its state, whether it was changed since, and how much of it is behind. */
export function TranslationState({ document, server, language, begun, path }: Props) {
  const { t } = useTranslation(['editor', 'admin', 'translation']);
  const platform = usePlatform();
  const behind = useAnnouncedOutdatedCount(document)(language);
  const state = stateOf(server, language, begun);
  const address = path !== null && state === 'published' ? pathForReaders(path, language) : null;
  return (
    <span className={STATES}>
      <StatePill state={state} />
      {server?.live[language]?.changed && <StatePill state="changed" />}
      {address !== null && (
        <a
          className="inline-flex gap-1.5 items-center justify-center min-w-11 min-h-11 text-brand font-semibold underline underline-offset-[3px]"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            platform.openInNewTab(address);
          }}
        >
          <OutsideIcon />
          <span className={SEE}>{t('live.see')}</span>
          <span className="sr-only">, {t('admin:newTab')}</span>
        </a>
      )}
      {behind > 0 && <StatePill state="outdated" words={t('translation:behindCount', { count: behind })} />}
    </span>
  );
}
