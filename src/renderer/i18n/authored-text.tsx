import type { Language } from '#domain/localized.ts';
import { useLanguage } from './language.ts';

interface TextProps {
  readonly text: string | undefined;
  /** The language that it is in. */
  readonly language: Language | undefined;
  /** The portal's own text, used where the team wrote none. */
  readonly otherwise?: string;
}

/** A text by super admins; one in the other language gets its `lang` for screen readers. */
export function Written({ text, language, otherwise = '' }: TextProps) {
  const { language: reader } = useLanguage();
  if (!text) return otherwise;
  if (language === reader && !text.includes('\n')) return text;
  return (
    <span lang={language === reader ? undefined : language} className="whitespace-pre-line">
      {text}
    </span>
  );
}
