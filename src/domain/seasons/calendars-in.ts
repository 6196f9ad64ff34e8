import { figuresOf } from '../figures/parse-figure.ts';
import type { TextCalendar } from './field-tasks.ts';

/** The calendars of a Markdown text. A module of its own, because it parses figures, which the home page doesn't need. */
export function calendarsIn(markdown: string): readonly TextCalendar[] {
  return figuresOf(markdown, 'calendar').map(({ title, regions }) => ({
    title,
    parts: regions
      .filter((part) => part.regions.length > 0)
      .map(({ regions: islands, tasks }) => ({ regions: islands, tasks })),
  }));
}
