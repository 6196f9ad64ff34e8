import { useTranslation } from 'react-i18next';
import type { Draft } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { pathForReaders } from '#domain/portal-paths.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import type { SidedDocument } from '../document-kind.ts';
import { behindCount } from '../translation/in-step.ts';
import { stateOf, StatePill } from '../publishing/language-state.tsx';

interface Props {
  readonly document: SidedDocument;
  readonly server: Draft<unknown> | null;
  readonly language: Language;
  readonly begun: boolean;
  /** The page on which visitors read it; null before it has one. */
  readonly path: string | null;
}

/** Beside a language's name: its state, whether it was changed since, and how much of it is behind. */
export function SideState({ document, server, language, begun, path }: Props) {
  const { t } = useTranslation(['editor', 'admin', 'translation']);
  const platform = usePlatform();
  const behind = behindCount(document, language);
  const state = stateOf(server, language, begun);
  const address = path !== null && state === 'published' ? pathForReaders(path, language) : null;
  return (
    <>
      <StatePill state={state} />
      {server?.live[language]?.changed && <StatePill state="changed" />}
      {address !== null && (
        <a
          className="side-see"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            platform.openBeside(address);
          }}
        >
          {t('live.see')}
          <span className="sr-only">, {t('admin:newTab')}</span>
        </a>
      )}
      {behind > 0 && <StatePill state="behind" words={t('translation:behindCount', { count: behind })} />}
    </>
  );
}
