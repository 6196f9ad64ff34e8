import { folded } from '#domain/folded.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { Choice } from '../field-definition.ts';

/** How many choices are shown: typing on finds the others. */
const MOST_SHOWN = 8;

/**
 * The choices that what is typed may mean, in either language: those that begin with it first, each kind by its name. `isNew`: nothing
 * is called so, whether it is chosen already or not.
 */
export function matchingChoices(
  choices: readonly Choice[],
  chosen: readonly number[],
  typed: string,
  language: Language,
): { readonly found: readonly Choice[]; readonly isNew: boolean } {
  const wanted = plain(typed);
  const names = ({ name }: Choice) => LANGUAGES.map((each) => plain(name[each]));
  const rank = (choice: Choice) => (names(choice).some((each) => each.startsWith(wanted)) ? 0 : 1);
  const found = choices
    .filter((choice) => !chosen.includes(choice.id) && names(choice).some((each) => each.includes(wanted)))
    .sort((one, other) => rank(one) - rank(other) || one.name[language].localeCompare(other.name[language], language))
    .slice(0, MOST_SHOWN);
  return { found, isNew: wanted !== '' && !choices.some((choice) => names(choice).includes(wanted)) };
}

function plain(text: string): string {
  return folded(text).trim();
}
