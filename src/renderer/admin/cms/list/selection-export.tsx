import { useTranslation } from 'react-i18next';
import type { DraftCard } from '#domain/draft.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ExportControl } from '../../data-table/export-control.tsx';
import { useLanguageNames } from '../language-names.ts';
import { STATE_WORDS } from '../publishing/language-state.tsx';
import type { ListGrouping } from './list-messages.ts';

interface Props {
  readonly collection: string;
  readonly cards: readonly DraftCard[];
  readonly grouping: ListGrouping | null;
}

/** Saves what the list knows of the selected rows as a file for spreadsheets. */
export function SelectionExport({ collection, cards, grouping }: Props) {
  const { t } = useTranslation('list');
  const { t: sayState } = useTranslation(['publishing']);
  const { language } = useLanguage();
  const names = useLanguageNames();
  const topics = new Map(grouping?.topics.map(({ value, label }) => [value, label]));
  const tags = new Map(grouping?.tags?.topics.map(({ value, label }) => [value, label]));
  const perLanguage = (words: string) => LANGUAGES.map((side) => t('ofLanguage', { words, language: names[side] }));
  return (
    <ExportControl<DraftCard>
      mutationKey={['drafts', collection, 'selection']}
      disabled={false}
      fileName={`tunas-${collection}`}
      head={[
        ...[t('number'), ...perLanguage(t('title')), ...perLanguage(t('state'))],
        ...(grouping ? [grouping.label] : []),
        ...(grouping?.tags ? [grouping.tags.label] : []),
        ...[t('changedAt'), t('changedBy')],
      ]}
      cellsOf={(card) => [
        ...[String(card.id), ...LANGUAGES.map((side) => card.title[side])],
        ...LANGUAGES.map((side) => sayState(STATE_WORDS[card.state[side]])),
        ...(grouping ? [topics.get(card.topic ?? '') ?? ''] : []),
        ...(grouping?.tags ? [card.tags.flatMap((id) => tags.get(String(id)) ?? []).join(', ')] : []),
        ...[card.savedAt, card.savedByName],
      ]}
      read={() => Promise.resolve(cards)}
      doneText={(count) => t('exported', { count, number: wholeNumber(count, language) })}
    />
  );
}
