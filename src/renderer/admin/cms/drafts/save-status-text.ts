import type { TFunction } from 'i18next';
import type { Language } from '#domain/localized.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { needsLogin } from './needs-login.ts';
import type { SaveState } from './editable-draft.ts';

/** The sentence that says how safe what is written is; empty where nothing was changed. */
export function saveStatusText(t: TFunction<'drafts'>, saveState: SaveState, now: Date, language: Language): string {
  const time = (iso: string) => listMoment(new Date(iso), now, language);
  switch (saveState.kind) {
    case 'untouched':
      return '';
    case 'typing':
      return t('unsaved');
    case 'device':
      return t('device', { time: time(saveState.at) });
    case 'server':
      return t('server', { time: time(saveState.at) });
    case 'failed':
      return failureMessage(t, saveState.code, saveState.reason ?? '');
    case 'nowhere':
      return t('nowhere');
  }
}

/** `reason` is the backend's own code. What was never answered says neither yes nor no. */
function failureMessage(t: TFunction<'drafts'>, code: string, reason: string): string {
  if (reason === '42501') return t('noRight');
  if (reason === 'PT409') return t('inBin');
  if (reason === 'PT404') return t('erased');
  // The document isn't one (PT400), or holds what no text of the database may hold.
  if (/^(PT400|2[23]\w{3})$/.test(reason)) return t('notTaken');
  if (code === 'disk-full') return t('full');
  if (needsLogin(reason)) return t('login');
  return code === 'refused' ? t('notTaken') : t('failed');
}
