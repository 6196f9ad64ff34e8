import './shortcuts.css';
import type { ParseKeys } from 'i18next';
import { TOOL_KEYS } from '../../../editing/markup/tool-keys.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Dialog } from '../../../ui/private/dialog.tsx';
import { shownKeys } from '../../../ui/private/key-names.ts';
import { ADMIN_KEYS } from '../../../ui/private/shortcut-keys.ts';

type Line = readonly [does: ParseKeys, keys: string];

interface Group {
  readonly name: ParseKeys;
  readonly lines: readonly Line[];
}

/** What each key of the text field does; the compiler asks for a new one. */
const TOOL_WORDS: Readonly<Record<keyof typeof TOOL_KEYS, ParseKeys>> = {
  heading: 'markup.heading',
  subheading: 'markup.subheading',
  bold: 'markup.bold',
  italic: 'markup.italic',
  bullets: 'markup.bullets',
  numbers: 'markup.numbers',
  quote: 'markup.quote',
  link: 'markup.link',
  undo: 'markup.undo',
  redo: 'markup.redo',
};

const GROUPS: readonly Group[] = [
  {
    name: 'keys.everywhere',
    lines: [
      ['keys.palette', ADMIN_KEYS.palette],
      ['keys.sheet', ADMIN_KEYS.shortcuts],
      ['keys.sidebar', ADMIN_KEYS.sidebar],
    ],
  },
  {
    name: 'keys.lists',
    lines: [
      ['keys.search', ADMIN_KEYS.search],
      ['keys.rows', '↑ ↓'],
    ],
  },
  {
    name: 'keys.writing',
    lines: [
      ['keys.save', ADMIN_KEYS.save],
      ['keys.otherSide', ADMIN_KEYS.otherSide],
      ['keys.entryUp', ADMIN_KEYS.entryUp],
      ['keys.entryDown', ADMIN_KEYS.entryDown],
    ],
  },
  { name: 'markup.tools', lines: toolLines() },
];

function toolLines(): readonly Line[] {
  return Object.entries(TOOL_KEYS).map(([tool, keys]) => [TOOL_WORDS[tool as keyof typeof TOOL_KEYS], keys]);
}

/** All keys of the admin area, as the person's keyboard names them. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('keys.title')} closeLabel={t('keys.close')} onClose={onClose}>
      {/* Takes the focus so that a keyboard can scroll it: there is nothing else in it to stop at. */}
      <div role="group" tabIndex={0} aria-label={t('keys.title')} className="shortcuts">
        {GROUPS.map(({ name, lines }) => (
          <section key={name}>
            <h3 className="shortcuts-name">{t(name)}</h3>
            <dl>
              {lines.map(([does, keys]) => (
                <div key={does} className="shortcut">
                  <dt>{t(does)}</dt>
                  <dd>
                    <kbd className="shortcut-keys">{shownKeys(keys)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
