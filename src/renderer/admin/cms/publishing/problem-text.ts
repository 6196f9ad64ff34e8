import { LANGUAGES, type Localized } from '#domain/localized.ts';

/** "Indonesia: Pilih gambar. English: Judulnya belum ada. Pilih gambar." */
export function problemText(
  problems: Partial<Localized<readonly string[] | undefined>>,
  languageNames: Localized,
  say: (problem: string) => string,
): string {
  return LANGUAGES.flatMap((language) => {
    const names = problems[language]?.map(say) ?? [];
    return names.length > 0 ? [`${languageNames[language]}: ${names.join(' ')}`] : [];
  }).join(' ');
}
