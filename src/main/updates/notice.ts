import type { Language } from '#domain/localized.ts';
import en from './messages/en.json';
import id from './messages/id.json';

/** The state of updates to show. */
export type UpdateNews =
  | { readonly kind: 'off' | 'system' | 'unchecked' | 'downloading' | 'ready' | 'failed' }
  | { readonly kind: 'none'; readonly version: string }
  | { readonly kind: 'installed'; readonly version: string; readonly notes: string }
  | { readonly kind: 'found'; readonly version: string; readonly current: string };

/** A system message: its first button does what it says, a second one dismisses it. */
export interface Notice {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly [string] | readonly [string, string];
}

const TEXTS = { id, en } satisfies Record<Language, unknown>;

/** The message for a state, in one language. */
export function noticeOf(news: UpdateNews, language: Language): Notice {
  const texts = TEXTS[language];
  const close = [texts['update.close']] as const;
  switch (news.kind) {
    case 'off':
      return { message: texts['update.off'], detail: texts['update.offDetail'], buttons: close };
    case 'system':
      return { message: texts['update.system'], detail: texts['update.systemDetail'], buttons: close };
    case 'none':
      return {
        message: texts['update.none'],
        detail: texts['update.noneDetail'].replace('{{version}}', () => news.version),
        buttons: close,
      };
    case 'installed':
      return {
        message: texts['update.installed'].replace('{{version}}', () => news.version),
        detail: news.notes,
        buttons: close,
      };
    case 'unchecked':
      return { message: texts['update.unchecked'], detail: texts['update.uncheckedDetail'], buttons: close };
    case 'found':
      return {
        message: texts['update.found'].replace('{{version}}', () => news.version),
        detail: texts['update.foundDetail'].replace('{{current}}', () => news.current),
        buttons: [texts['update.download'], texts['update.later']],
      };
    case 'downloading':
      return { message: texts['update.downloading'], detail: texts['update.downloadingDetail'], buttons: close };
    case 'ready':
      return {
        message: texts['update.ready'],
        detail: texts['update.readyDetail'],
        buttons: [texts['update.restart'], texts['update.later']],
      };
    case 'failed':
      return { message: texts['update.failed'], detail: '', buttons: close };
  }
}
