import type { Language } from '#domain/localized.ts';
import { escaped } from '#domain/escaped.ts';

const TABLE: Readonly<Record<Language, string>> = { id: 'Tabel', en: 'Table' };

/** The hint on a table that is wider than its frame. */
const MORE: Readonly<Record<Language, string>> = { id: 'geser →', en: 'swipe →' };

/* Styles of a table that is wider than its frame: the first column is sticky, the right edge fades while there is more, and a line
   below says so until the end is reached. Scroll-driven animations have no effect where nothing scrolls, and they follow the
   finger, so they are allowed with reduced motion. Browsers without them have the faded edge. The style is part of the texts with a
   table, so that other pages don't load it. */
const STYLE = [
  '.table-scroll{display:grid;background:linear-gradient(270deg,var(--bg) 50%,transparent) right/48px 100% no-repeat local,' +
    'linear-gradient(270deg,var(--line),transparent) right/14px 100% no-repeat}',
  'blockquote .table-scroll{--bg:var(--accent-soft)}',
  '.hazard .table-scroll{--bg:var(--danger-soft)}',
  '.table-scroll table{border-collapse:separate;border-spacing:0}',
  '.table-scroll tr>:first-child{position:sticky;left:0;max-width:40vw;background:var(--bg)}',
  '@media screen{@supports (animation-timeline:scroll()){',
  // Beyond the end: an animation that is over would stay as it is when the screen is turned and all of the table fits.
  '.table-scroll tr>:first-child,.table-scroll::after{animation:edge linear both!important;animation-timeline:scroll(nearest inline)!important;animation-range:0% 110%!important}',
  '.table-scroll::after{content:"MORE"/"";justify-self:end;position:sticky;right:0;height:0;padding-right:18px;color:var(--ink-2);font-size:.844rem;opacity:0;animation-name:more!important}',
  '}}',
  '@keyframes edge{9%,to{box-shadow:2px 0 var(--line)}}',
  '@keyframes more{0%,80%{height:2em;opacity:1}90%,to{height:2em;opacity:0}}',
].join('');

/** The style of tables in a text of the language. */
export function tableStyle(language: Language): string {
  return STYLE.replace('MORE', MORE[language]);
}

/** What a table is called that has no caption: by the heads of its columns. */
export function tableName(heads: readonly string[], language: Language): string {
  const named = heads.map((head) => head.replace(/\s+/g, ' ').trim()).filter((head) => head !== '');
  return [TABLE[language], named.join(', ')].filter((part) => part !== '').join(': ');
}

/** Begins the frame in which a table scrolls, which the keyboard reaches and screen readers call by a name. */
export function tableFrame(name: string): string {
  return `<div class="table-scroll" role="region" aria-label="${escaped(name)}" tabindex="0">`;
}

/** Style elements of those styles that don't stand above yet. `seen` gets their texts. */
export function stylesOnce(styles: readonly string[], seen: Set<string>): string {
  const missing = styles.filter((style) => !seen.has(style));
  for (const style of missing) seen.add(style);
  return missing.length === 0 ? '' : `<style>${missing.join('')}</style>`;
}
