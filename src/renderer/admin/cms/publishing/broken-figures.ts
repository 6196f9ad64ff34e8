import { parseFigures } from '#domain/figures/parse-figure.ts';
import { WRONG } from '../markdown/figures/figure-messages.ts';

/** The invalid figures of a text: their number, counted from 1, and the key of the message with the reason, with its values. */
export function brokenFigures(
  markdown: string,
): readonly { readonly number: number; readonly why: (typeof WRONG)[keyof typeof WRONG]; readonly words: string }[] {
  return parseFigures(markdown).flatMap(({ parsed }, index) => {
    const [problem] = parsed.ok ? [] : parsed.problems;
    return problem ? [{ number: index + 1, why: WRONG[problem.code], words: problem.words }] : [];
  });
}
