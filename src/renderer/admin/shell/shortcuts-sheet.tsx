import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ROW_KEYS } from '../cms/list/row-keys.ts';
import { TOOL_KEYS } from '../cms/markdown/tool-keys.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { shownKeys } from '#renderer/ui/lazy/shortcut-labels.ts';
import { ADMIN_KEYS } from '../shortcut-keys.ts';

const SHORTCUT_KEYS =
  'shortcut-keys flex-none px-2 py-0.5 border-[1.5px] border-line-strong rounded-[6px] bg-surface ' +
  '[font-family:inherit] text-small font-bold whitespace-nowrap';

type Line = readonly [does: ParseKeys<['admin', 'markdown']>, keys: string];

interface Group {
  readonly name: ParseKeys<['admin', 'markdown']>;
  readonly lines: readonly Line[];
}

/** The name of each key's action in the text field; the compiler requires all of them. */
const TOOL_WORDS: Readonly<Record<keyof typeof TOOL_KEYS, ParseKeys<['admin', 'markdown']>>> = {
  heading: 'markdown:heading',
  subheading: 'markdown:subheading',
  bold: 'markdown:bold',
  italic: 'markdown:italic',
  bullets: 'markdown:bullets',
  numbers: 'markdown:numbers',
  quote: 'markdown:quote',
  link: 'markdown:link',
  undo: 'markdown:undo',
  redo: 'markdown:redo',
};

const GROUPS: readonly Group[] = [
  {
    name: 'admin:keys.everywhere',
    lines: [
      ['admin:keys.palette', ADMIN_KEYS.palette],
      ['admin:keys.sheet', ADMIN_KEYS.shortcuts],
      ['admin:keys.sidebar', ADMIN_KEYS.sidebar],
    ],
  },
  {
    name: 'admin:keys.lists',
    lines: [
      ['admin:keys.search', ADMIN_KEYS.search],
      ['admin:keys.rows', '↑ ↓'],
      ['admin:keys.rowPublish', ROW_KEYS.publish],
      ['admin:keys.rowOpen', ROW_KEYS.open],
      ['admin:keys.rowBin', ROW_KEYS.bin],
    ],
  },
  {
    name: 'admin:keys.writing',
    lines: [
      ['admin:keys.save', ADMIN_KEYS.save],
      ['admin:keys.details', ADMIN_KEYS.details],
      ['admin:keys.comments', ADMIN_KEYS.comments],
      ['admin:keys.find', ADMIN_KEYS.find],
      ['admin:keys.replace', ADMIN_KEYS.replace],
      ['admin:keys.findNext', ADMIN_KEYS.findNext],
      ['admin:keys.findPrevious', ADMIN_KEYS.findPrevious],
      ['admin:keys.otherSide', ADMIN_KEYS.otherSide],
      ['admin:keys.nextOutdated', ADMIN_KEYS.nextOutdated],
      ['admin:keys.previousOutdated', ADMIN_KEYS.previousOutdated],
      ['admin:keys.takeOffer', ADMIN_KEYS.takeOffer],
      ['admin:keys.entryUp', ADMIN_KEYS.entryUp],
      ['admin:keys.entryDown', ADMIN_KEYS.entryDown],
    ],
  },
  { name: 'markdown:tools', lines: toolLines() },
];

function toolLines(): readonly Line[] {
  return Object.entries(TOOL_KEYS).map(([tool, keys]) => [TOOL_WORDS[tool as keyof typeof TOOL_KEYS], keys]);
}

/** All keys of the admin area, as the person's keyboard names them. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['admin', 'markdown']);
  return (
    <Dialog title={t('keys.title')} closeLabel={t('keys.close')} onClose={onClose}>
      {/* Takes the focus so that a keyboard can scroll it: there is nothing else in it to stop at. */}
      <div role="group" tabIndex={0} aria-label={t('keys.title')} className="shortcuts grid gap-6">
        {GROUPS.map(({ name, lines }) => (
          <section key={name}>
            <h3 className="pb-1.5 border-b-[1.5px] border-line-strong text-[1rem] font-extrabold">{t(name)}</h3>
            <dl>
              {lines.map(([does, keys]) => (
                <div
                  key={does}
                  className="flex gap-4 items-center justify-between min-h-11 border-b-[1.5px] border-line"
                >
                  <dt>{t(does)}</dt>
                  <dd>
                    <kbd className={SHORTCUT_KEYS}>{shownKeys(keys)}</kbd>
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
