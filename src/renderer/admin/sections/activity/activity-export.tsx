import { useTranslation } from 'react-i18next';
import { useSections } from '#renderer/admin/section.ts';
import {
  activityOf,
  readAllActivity,
  type Activity,
  type ActivityFilter,
} from '#renderer/data/collections/activity.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { usePersonWords } from '../../use-person-words.ts';
import { ExportControl } from '../../data-table/export-control.tsx';
import { ACTION_WORDS, LANGUAGE_WORDS, sectionOf } from './activity-texts.ts';

/** Saves every line that the filter finds as a file for spreadsheets. */
export function ActivityExport({ filter, disabled }: { readonly filter: ActivityFilter; readonly disabled: boolean }) {
  const { t, i18n } = useTranslation('activity');
  const { language } = useLanguage();
  const person = usePersonWords();
  const request = useRequest(activityOf);
  const sections = useSections();
  const cellsOf = (line: Activity) => {
    const section = sectionOf(sections, line.collection);
    const words = ACTION_WORDS[line.action];
    return [
      new Date(line.madeAt).toISOString(),
      line.by.name === '' ? t('nobody') : person.full(line.by),
      words === undefined ? line.action : i18n.t(words),
      section === null ? line.collection : i18n.t(section.label),
      line.name.id ?? '',
      line.name.en ?? '',
      line.language === null ? '' : i18n.t(LANGUAGE_WORDS[line.language]),
    ];
  };
  return (
    <ExportControl<Activity>
      mutationKey={['activity']}
      disabled={disabled}
      fileName={t('csvFile')}
      head={[
        t('csvMoment'),
        t('person'),
        t('action'),
        t('where'),
        t('csvIndonesian'),
        t('csvEnglish'),
        t('csvLanguage'),
      ]}
      cellsOf={cellsOf}
      read={(stop, onProgress) =>
        request((log) => readAllActivity(log, filter, stop, (read) => onProgress(read, null)))
      }
      doneText={(count) => t('exported', { count, number: wholeNumber(count, language) })}
    />
  );
}
