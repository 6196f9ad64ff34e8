import { useTranslation } from 'react-i18next';
import type { Language, Localized } from '#domain/localized.ts';
import { errorAttributes, FieldFrame } from '#renderer/ui/field.tsx';

const LABELS = { id: 'pictures:inIndonesian', en: 'pictures:inEnglish' } as const satisfies Localized;

interface Props {
  /** The fields' ids begin with it: `<id>-id` and `<id>-en`. */
  readonly id: string;
  readonly languages: readonly Language[];
  readonly alt: Partial<Localized>;
  /** Of each description, in characters. */
  readonly most: number;
  readonly decorative: boolean;
  readonly onAlt: (language: Language, text: string) => void;
  /** Null where the picture can't be marked as decorative. */
  readonly onDecorative: ((decorative: boolean) => void) | null;
  readonly problems?: Partial<Localized> | undefined;
  /** Something to look at before going on. */
  readonly note?: string | undefined;
  /** The words keep their room where they are hidden: what stands below isn’t to come under the pointer. */
  readonly steady?: boolean;
}

/** What a picture shows, in words, or that it needs none: then the words are only hidden. */
export function AltTexts(props: Props) {
  const { id, languages, alt, most, decorative, onAlt, onDecorative, problems = {}, note, steady = false } = props;
  const { t } = useTranslation('pictures');
  return (
    <fieldset className="alt-texts grid gap-3 min-w-0  in-[.text-picture]:scroll-mb-4">
      <legend className="text-[0.969rem] font-bold mb-3">{t('upload.alt')}</legend>
      {note !== undefined && !decorative && <p className="px-4 py-3 border-l-4 border-accent bg-accent-soft">{note}</p>}
      {(steady || !decorative) && (
        <div
          className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-4"
          style={decorative ? { visibility: 'hidden' } : undefined}
        >
          {languages.map((language) => (
            <AltField
              key={language}
              id={`${id}-${language}`}
              language={language}
              text={alt[language] ?? ''}
              most={most}
              error={problems[language]}
              onChange={(text) => onAlt(language, text)}
            />
          ))}
        </div>
      )}
      {onDecorative && (
        <label className="flex gap-3 items-center justify-self-start min-h-11 font-semibold [&_input]:flex-none [&_input]:size-5.5">
          <input type="checkbox" checked={decorative} onChange={(event) => onDecorative(event.target.checked)} />
          {t('decorative')}
        </label>
      )}
    </fieldset>
  );
}

interface FieldProps {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
  readonly most: number;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

function AltField({ id, language, text, most, error, onChange }: FieldProps) {
  const { t } = useTranslation(['pictures']);
  return (
    <FieldFrame
      id={id}
      label={t(LABELS[language])}
      error={error}
      aside={
        <span className="text-ink-3 text-small tabular-nums" aria-hidden="true">
          {text.length} / {most}
        </span>
      }
    >
      <textarea
        id={id}
        data-field="imageAlt"
        data-side={language}
        lang={language}
        rows={3}
        className="field-control"
        value={text}
        maxLength={most}
        {...errorAttributes(id, error)}
        // One sentence or two: lines are for the width of the field alone.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onChange={(event) => onChange(event.target.value.replace(/(?<!\s)\s*\n\s*/g, ' '))}
      />
    </FieldFrame>
  );
}
