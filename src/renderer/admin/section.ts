import { createContext, useContext, type ComponentType } from 'react';
import type { Right } from '#domain/roles.ts';
import type { Result } from '#domain/result.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import type { Accounts } from '#renderer/data/accounts.ts';

/** A number on the dashboard. */
export interface SectionCounter {
  /** The table whose rows are counted, where the section's report doesn't say how many there are. */
  readonly table: string;
  /** Its place in the row. */
  readonly order: number;
  readonly label: MessageKey;
  /** The sentence beside a 0: there is no row, or no table yet. */
  readonly none: MessageKey;
  /** What is counted, where the label alone doesn't say. */
  readonly note?: MessageKey;
}

/** What a section reports to the dashboard. */
export interface SectionReport {
  /** Its counter's number. */
  readonly total: number;
  /** The line below a number that isn't 0, in place of the counter's note. */
  readonly detail?: CountedText;
  /** What waits to be done; what there is none of isn't shown. */
  readonly work: readonly SectionWork[];
}

/** A text with plural forms. It gets the count as `number`, formatted in the language. */
export interface CountedText {
  readonly text: MessageKey;
  readonly count: number;
  /** Further numbers that it names. */
  readonly numbers?: Readonly<Record<string, number>>;
}

/** Something that waits to be done, with the plain path of the list that shows it. */
export interface SectionWork extends CountedText {
  readonly path: string;
  /** The right without which nobody can do it, and isn't told of it. */
  readonly right?: Right;
  /**
   * Whose own work it is, which stands before the work of everyone: that of all who are told of it, or of translators, who are told of
   * their own language alone.
   */
  readonly own?: 'all' | 'translators';
}

/** How much of a section is new to the person, at the section's link where it is above 0. */
export interface SectionUnread {
  /** The text for the number, which it gets as `count`. */
  readonly words: MessageKey;
  /** The count as it is known now; the screen follows. */
  useCount(): number;
}

/** Something that can be begun, with its plain path. */
interface SectionStart {
  readonly label: MessageKey;
  readonly path: string;
}

/** What `admin/sections/<name>/section.ts` exports as `section`. */
export interface AdminSection {
  /** Behind /admin/; empty for the dashboard. */
  readonly path: string;
  readonly label: MessageKey;
  readonly icon: ComponentType<{ readonly className?: string }>;
  /** Its place in the sidebar. */
  readonly order: number;
  /** The right that is needed to see it. Buttons that create something are only shown with the right to edit. */
  readonly right: Right;
  /** The section's table: if the backend lacks it, the section shows that its content is coming. */
  readonly table: string | null;
  readonly counter?: SectionCounter;
  readonly unread?: SectionUnread;
  /** Mounted while the admin area is open, whichever section is shown: for a section's background work. */
  readonly BackgroundComponent?: ComponentType;
  /** Called each time the dashboard is shown. */
  report?(accounts: Accounts): Promise<Result<SectionReport>>;
  /** What people come for most, as a button at the top of the dashboard. */
  readonly start?: SectionStart;
  /** What else can be begun here: the palette of commands offers it beside `start`. */
  readonly begins?: readonly SectionStart[];
  /** The collection whose items it shows, by its name in the backend. */
  readonly collection?: string;
  /** What keeps its items from being published, by the backend's codes. */
  problemWords?(): Promise<Readonly<Record<string, MessageKey>>>;
  load(): Promise<{ readonly Screen: ComponentType<SectionProps> }>;
  /** Whether addresses below its own are its too: `/admin/blogs/7`. */
  readonly holdsItems?: true;
}

export interface SectionProps {
  /** What stands behind the section's own address, without a slash in front: `7`; empty for the section itself. */
  readonly rest: string;
}

export const SectionsContext = createContext<readonly AdminSection[]>([]);

/** The sections that the person may open, in the order of the sidebar. */
export function useSections(): readonly AdminSection[] {
  return useContext(SectionsContext);
}

/** The section that shows an item of a collection, and the plain path of the item; null where no section does. */
export function placeOfItem(
  sections: readonly AdminSection[],
  item: { readonly collection: string; readonly id: number },
): { readonly section: AdminSection; readonly path: string } | null {
  const section = sections.find(({ collection }) => collection === item.collection);
  if (!section) return null;
  // What there is one of is its section.
  return { section, path: `/admin/${section.path}${section.holdsItems ? `/${item.id}` : ''}` };
}

/** The slot in the top bar for a section's own content (the save status of the open item); null before the bar is mounted. */
export const BarSlotContext = createContext<HTMLElement | null>(null);

/**
 * Takes the name of the item that is open, as the last step of "where you are" in the bar; null where the address is the
 * section's own.
 */
export const ItemNameSlotContext = createContext<HTMLElement | null>(null);

/**
 * State of a step in the history by which a section only gives what is open its final address (a new item got its number):
 * the focus and the place on the page stay.
 */
export const STAYS = 'stays';
