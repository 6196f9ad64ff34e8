import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, LanguageState } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import {
  OutdatedIcon,
  ChangedIcon,
  DraftIcon,
  MissingIcon,
  PublishIcon,
  ReadyIcon,
  ScheduledIcon,
} from '#renderer/ui/lazy/admin-icons.ts';

const STATE_PILL =
  'state-pill inline-flex gap-1.5 items-center px-2.5 py-0.75 rounded-[6px] text-[0.875rem] font-bold leading-[1.4] ' +
  'whitespace-nowrap [&_svg]:size-3.75 forced-colors:border';

type Shown = LanguageState | 'changed' | 'outdated' | 'ready';

/** The word for each state. */
export const STATE_WORDS: Readonly<Record<Shown, ParseKeys<['publishing']>>> = {
  missing: 'publishing:state.missing',
  draft: 'publishing:state.draft',
  scheduled: 'publishing:state.scheduled',
  published: 'publishing:state.published',
  changed: 'publishing:state.changed',
  outdated: 'publishing:state.outdated',
  ready: 'publishing:state.ready',
};

const ICONS: Readonly<Record<Shown, ComponentType<{ readonly className?: string }>>> = {
  missing: MissingIcon,
  draft: DraftIcon,
  scheduled: ScheduledIcon,
  published: PublishIcon,
  changed: ChangedIcon,
  outdated: OutdatedIcon,
  ready: ReadyIcon,
};

/** A quiet pill has another ground where its own is around it. */
const QUIET = 'bg-sunk text-ink-2 min-[64em]:in-[.pane-head[data-side=en]]:bg-bg';
const COLOURS: Readonly<Record<Shown, string>> = {
  missing: QUIET,
  draft: QUIET,
  changed: QUIET,
  scheduled: 'bg-info-soft text-info',
  published: 'bg-ok-soft text-ok',
  ready: 'bg-info-soft text-info',
  outdated: 'bg-warn-soft text-warn',
};

interface PillProps {
  readonly state: Shown;
  readonly words?: string | undefined;
  /** In the columns of a list its icon stands for it, until they are wide enough for its words. */
  readonly brief?: boolean;
}

/** A state as a word with its icon and colour. */
export function StatePill({ state, words, brief = false }: PillProps) {
  const { t } = useTranslation(['publishing']);
  const Icon = ICONS[state];
  const said = words ?? t(STATE_WORDS[state]);
  return (
    <span className={`${STATE_PILL} ${COLOURS[state]}`} title={brief ? said : undefined}>
      <Icon />
      {brief ? <span className="@min-[42rem]:@max-[112rem]:sr-only">{said}</span> : said}
    </span>
  );
}

/** The state of a language for visitors, by the backend's clock; `begun` is true if it has any text. */
export function stateOf<Document>(draft: Draft<Document> | null, language: Language, begun: boolean): LanguageState {
  const live = draft?.live[language];
  if (!live) return begun ? 'draft' : 'missing';
  return Date.parse(live.from) > Date.parse(draft.now) ? 'scheduled' : 'published';
}
