import './publishing.css';
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
  PublishedIcon,
  ScheduledIcon,
} from '#renderer/ui/private/state-icons.ts';

type Shown = LanguageState | 'changed' | 'behind';

const WORDS: Readonly<Record<Shown, ParseKeys<['publishing']>>> = {
  missing: 'publishing:state.missing',
  draft: 'publishing:state.draft',
  scheduled: 'publishing:state.scheduled',
  published: 'publishing:state.published',
  changed: 'publishing:state.changed',
  behind: 'publishing:state.behind',
};

const ICONS: Readonly<Record<Shown, ComponentType<{ readonly className?: string }>>> = {
  missing: MissingIcon,
  draft: DraftIcon,
  scheduled: ScheduledIcon,
  published: PublishedIcon,
  changed: ChangedIcon,
  behind: OutdatedIcon,
};

/** A state as a word with its icon and colour. */
export function StatePill({ state, words }: { readonly state: Shown; readonly words?: string }) {
  const { t } = useTranslation(['publishing']);
  const Icon = ICONS[state];
  return (
    <span className={`state-pill state-${state}`}>
      <Icon />
      {words ?? t(WORDS[state])}
    </span>
  );
}

/** What visitors find of a language, by the backend's clock; `begun` says whether anything is written in it. */
export function stateOf<Document>(draft: Draft<Document> | null, language: Language, begun: boolean): LanguageState {
  const live = draft?.live[language];
  if (!live) return begun ? 'draft' : 'missing';
  return Date.parse(live.from) > Date.parse(draft.now) ? 'scheduled' : 'published';
}
