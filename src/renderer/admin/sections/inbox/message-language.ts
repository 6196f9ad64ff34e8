import type { Language } from '#domain/localized.ts';
import { wordsIn } from '#domain/words.ts';

/** Words that every text has, and the other language doesn't. */
const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  id: new Set(
    (
      'yang dan di ke dari ini itu untuk dengan tidak ada apa apakah saya aku kami kita anda bisa dapat sudah belum akan pada ' +
      'bagaimana kenapa mengapa berapa kapan mau ingin tapi atau juga jika kalau karena agar mohon tolong terima kasih pak bu halo'
    ).split(' '),
  ),
  en: new Set(
    (
      'the and is are was of to in on for with not this that these my i we you your it have has do does can could would how what ' +
      'why when where which please thank thanks hello hi dear if but or from at be a an about'
    ).split(' '),
  ),
};

/** The language that a message is written in, by its most common words; Indonesian where they don't say. */
export function messageLanguage(text: string): Language {
  const words = wordsIn(text);
  const count = (language: Language) => words.filter((word) => COMMON[language].has(word)).length;
  return count('en') > count('id') ? 'en' : 'id';
}
