import type { Messages } from '../../i18n/portal-i18n.ts';

const parts = import.meta.glob<Messages>(['./id.json', '../../features/*/messages/id.json'], {
  eager: true,
  import: 'default',
});

export const messages: Messages = Object.assign({}, ...Object.values(parts));
