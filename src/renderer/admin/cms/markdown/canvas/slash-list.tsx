import { folded } from '#domain/folded.ts';
import { useTranslation } from 'react-i18next';
import type { ToolName } from '../toolbar.tsx';

const LIST =
  'absolute z-3 min-w-56 max-h-80 overflow-y-auto p-1 border-[1.5px] border-line rounded-[10px] bg-surface ' +
  'shadow-[0_6px_20px_-6px_oklch(.35_.04_65_/_.2)]';
const OPTION =
  'flex items-center min-h-11 px-3 rounded-[6px] cursor-default aria-selected:bg-brand-soft ' +
  'aria-selected:text-on-brand-soft forced-colors:aria-selected:outline-2';

/** What the menu puts in; the words by which it is found are the tools' names. */
const CHOICES = [
  ['heading', 'markdown:heading'],
  ['subheading', 'markdown:subheading'],
  ['bullets', 'markdown:bullets'],
  ['numbers', 'markdown:numbers'],
  ['quote', 'markdown:quote'],
  ['table', 'markdown:table'],
  ['figure', 'figures:tool'],
  ['picture', 'markdown:picture'],
  ['attachment', 'markdown:attachment'],
] as const satisfies readonly (readonly [ToolName, string])[];

export type SlashChoice = (typeof CHOICES)[number][0];

/** The choices whose name holds the words. */
export function useSlashChoices(words: string | null, takesAttachments: boolean): readonly SlashChoice[] {
  const { t } = useTranslation(['markdown', 'figures']);
  if (words === null) return [];
  const wanted = folded(words).trim();
  return CHOICES.filter(([name]) => name !== 'attachment' || takesAttachments)
    .filter(([, label]) => folded(t(label)).includes(wanted))
    .map(([name]) => name);
}

interface Props {
  readonly id: string;
  readonly choices: readonly SlashChoice[];
  /** The one that Enter takes. */
  readonly current: number;
  /** Below the line that is written, px. */
  readonly place: { readonly left: number; readonly top: number };
  readonly onChoose: (choice: SlashChoice) => void;
}

/** The menu that opens with a `/`; the focus stays in the text. */
export function SlashList({ id, choices, current, place, onChoose }: Props) {
  const { t } = useTranslation(['markdown', 'figures']);
  return (
    <div id={id} className={LIST} style={place} role="listbox" aria-label={t('insertMenu')}>
      {CHOICES.filter(([name]) => choices.includes(name)).map(([name, label], index) => (
        <div
          key={name}
          id={`${id}-${index}`}
          className={OPTION}
          role="option"
          aria-selected={index === current}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
        >
          {t(label)}
        </div>
      ))}
    </div>
  );
}
