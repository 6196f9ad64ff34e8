import type { TFunction } from 'i18next';
import type { Language } from '#domain/localized.ts';
import { listMoment } from '../../i18n/moments.ts';
import { needsLogin } from './needs-login.ts';
import type { Keeping } from './working-copy.ts';

/** The sentence that says how safe what is written is; empty where nothing was changed. */
export function keepingWords(t: TFunction, keeping: Keeping, now: Date, language: Language): string {
  const time = (iso: string) => listMoment(new Date(iso), now, language);
  switch (keeping.kind) {
    case 'untouched':
      return '';
    case 'typing':
      return t('draft.unsaved');
    case 'device':
      return t('draft.device', { time: time(keeping.at) });
    case 'server':
      return t('draft.server', { time: time(keeping.at) });
    case 'failed':
      return failureWords(t, keeping.code, keeping.reason ?? '');
    case 'nowhere':
      return t('draft.nowhere');
  }
}

/** `reason` is the backend's own code. What was never answered says neither yes nor no. */
function failureWords(t: TFunction, code: string, reason: string): string {
  if (reason === '42501') return t('draft.noRight');
  if (reason === 'PT409') return t('draft.inBin');
  if (reason === 'PT404') return t('draft.erased');
  // The document isn't one (PT400), or holds what no text of the database may hold.
  if (/^(PT400|2[23]\w{3})$/.test(reason)) return t('draft.notTaken');
  if (code === 'disk-full') return t('draft.full');
  if (needsLogin(reason)) return t('draft.login');
  return code === 'refused' ? t('draft.notTaken') : t('draft.failed');
}
