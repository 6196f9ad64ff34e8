import { describe, test } from 'vitest';
import {
  repeated,
  WORST_ADDRESSES,
  WORST_BLOCKS,
  WORST_HTML,
  WORST_LINES,
  WORST_MARKDOWN,
  WORST_PROSE,
} from '#tests/support/cases/worst-texts.ts';
import { expectLinear, type WorstCase } from '#tests/support/growth/linear-growth.ts';
import { finished } from '#tests/support/pastes/pasted-markdown.ts';
import { mentionLetter } from '#backend/supabase/functions/_shared/mail/mention-letter.ts';
import { writeMail } from '#backend/supabase/functions/_shared/mail/mail-parts.ts';
import { textPictureProblems } from '#domain/article-problems.ts';
import { attachmentFile, attachmentPath } from '#domain/attachment-address.ts';
import { countWords } from '#domain/reading-time.ts';
import { escaped } from '#domain/escaped.ts';
import { parseFigures } from '#domain/figures/parse-figure.ts';
import { readMonths } from '#domain/figures/read-months.ts';
import { readRange, readRupiah, readYear } from '#domain/figures/numbers.ts';
import { folded } from '#domain/folded.ts';
import { readArea } from '#domain/land-area/read-area.ts';
import { readLocalNumber } from '#domain/land-area/read-local-number.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { mediaAddressesIn, sourceSet, uploadedAddress } from '#domain/picture-address.ts';
import { knownPath } from '#domain/portal-paths.ts';
import { titleInMonth } from '#domain/seasons/title-in-month.ts';
import { sentencesOf, spokenSentences } from '#text/sentences.ts';
import { drawingsIn } from '#domain/shipped-drawing.ts';
import { suggestedSlug } from '#domain/slug.ts';
import { searchForms } from '#domain/word-roots/search-forms.ts';
import { searchedWords } from '#domain/word-roots/searched-words.ts';
import { pathOfDeepLink } from '#main/deep-links/deep-link.ts';
import { redactLogLine } from '#main/diagnostics/redact-log-line.ts';
import { fileName } from '#main/files/file-name.ts';
import { inlineScriptHashes } from '#main/protocol/content-security-policy.ts';
import { externalAddress } from '#main/security/external-address.ts';
import { plainNotes } from '#main/updates/release-notes.ts';
import { compareTexts } from '#renderer/admin/cms/comparison/compare-texts.ts';
import { mergeTexts } from '#text/merge-text.ts';
import { findPattern, placesIn } from '#renderer/admin/cms/markdown/find/find-pattern.ts';
import { segmentsIn, textSegments } from '#text/segments.ts';
import { blockParser } from '#text/block-parser.ts';
import { adviceOn } from '#renderer/admin/cms/markdown/canvas/advised-paragraphs.ts';
import { joinWrappedLines } from '#text/from-html/wrapped-lines.ts';
import { readsAsMarkdown } from '#renderer/admin/cms/markdown/paste/read-clipboard.ts';
import { SourceText } from '#text/source-text.ts';
import { withoutData } from '#renderer/admin/cms/markdown/paste/pending-pictures.ts';
import { rtfPictures } from '#renderer/admin/cms/markdown/paste/rtf-pictures.ts';
import { pictureIn } from '#renderer/admin/cms/markdown/picture-placeholders.ts';
import { isFastToParse } from '#renderer/admin/cms/markdown/source/fast-to-parse.ts';
import { linkMarkdown, pictureMarkdown } from '#renderer/admin/cms/markdown/write-markup.ts';
import { writtenAddress } from '#renderer/admin/cms/markdown/written-address.ts';
import { adviser } from '#renderer/admin/cms/readability/adviser.ts';
import { missingBlocks } from '#renderer/admin/cms/translation/memory/missing-blocks.ts';
import { questionsFor, rememberedIn } from '#renderer/admin/cms/translation/memory/remembered.ts';
import { isMinorChange } from '#renderer/admin/cms/translation/parts/minor-change.ts';
import { outdatedParts } from '#renderer/admin/cms/translation/parts/outdated-parts.ts';
import { shortDifference } from '#renderer/admin/cms/translation/parts/short-difference.ts';
import { csvFile } from '#renderer/admin/data-table/csv.ts';
import { internationalNumber } from '#renderer/admin/sections/inbox/international-number.ts';
import { replyAddress } from '#renderer/admin/sections/inbox/reply-address.ts';
import { words } from '#text/render/figures/figure-html.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { isSafeAddress } from '#text/safe-address.ts';
import { hyphenateText } from '#text/render/soft-hyphens.ts';
import { openSegment } from '#renderer/data/word-search/open-segment.ts';
import { segmentBuilder } from '#renderer/data/word-search/segment.ts';
import { suggestSearch } from '#renderer/data/word-search/suggest-search.ts';
import { spokenForm } from '#renderer/features/articles/actions/aloud/spoken-form.ts';
import { markedParts } from '#renderer/features/articles/parts/search/marked-text.tsx';
import { matchingWords } from '#renderer/features/articles/parts/search/matching-words.ts';
import { validateContact } from '#renderer/features/contact/parts/contact-schema.ts';
import { plainPath } from '#renderer/i18n/localized-path.ts';
import { feedHtml } from '#web/prerender/feed-html.ts';
import { xml, xmlText } from '#web/prerender/xml-document.ts';

// Every pattern and loop over texts that others wrote: each takes as long as its text is long, whatever somebody writes. A new reader of such texts
// gets a line here. Those of documents and files are in the tests beside this one.

/** What reads such a text, and the texts that are worst for it, in a length (characters). */
type Reader = readonly [name: string, read: (text: string) => unknown, worst: readonly WorstCase[], length?: number];

const LENGTH = 100_000;
/** For what takes longer. */
const SHORT = 30_000;

const PICTURES = repeated('![a]', '![a](', '![[', '\\![', '![a\\', '![a][a]');
const advisers = LANGUAGES.map((language) => adviser(language, [['ubi kayu', 'singkong']]));
const DRAWING = {
  language: 'id',
  pictureSource: (address: string) => address,
  words: { language: 'id', added: 'baru', removed: 'dihapus' },
} as const;
const half = (text: string) => [text.slice(0, text.length / 2), text.slice(text.length / 2)] as const;

const ARTICLES: readonly Reader[] = [
  ['Markdown as HTML', (text) => renderMarkdown(text, 'id'), WORST_MARKDOWN],
  ['segments', (text) => segmentsIn(blockParser.parse(text, {})), WORST_BLOCKS],
  ['the canvas, and what it writes', (text) => rewritten(text), WORST_BLOCKS, SHORT],
  ['whether a text is fast to parse', (text) => isFastToParse(text), WORST_MARKDOWN],
  ['faults of pictures', (text) => textPictureProblems(`${text}](`), [...WORST_MARKDOWN, ...PICTURES]],
  ['placeholders', (text) => pictureIn(text, '/media/missing/1'), WORST_MARKDOWN],
  [
    'addresses of pictures',
    (text) => [mediaAddressesIn(text), drawingsIn(text)],
    [...WORST_MARKDOWN, ...WORST_ADDRESSES],
  ],
  ['figures', parseFigures, WORST_MARKDOWN],
  ['numbers of figures', (text) => [readRange(text), readRupiah(text), readYear(text), readMonths(text)], WORST_PROSE],
  ['words of figures', words, WORST_PROSE],
  ['a feed', (text) => feedHtml(renderMarkdown(text, 'id').html, { site: 'https://a', article: '' }), WORST_HTML],
  ['XML', (text) => xmlText(xml('a', [xml('b', text, { c: text })]), { '': 'urn:a' }), WORST_HTML],
];

const PROSE: readonly Reader[] = [
  ['sentences', (text) => spokenSentences(text), WORST_PROSE],
  ['sentences of browsers without a segmenter', withoutSegmenter, WORST_PROSE],
  ['words for a voice', (text) => LANGUAGES.map((language) => spokenForm(text, language)), WORST_PROSE],
  ['advice', (text) => advisers.map((each) => each.advise({ text, isHeading: false, isSourced: false })), WORST_PROSE],
  [
    'advice on a document',
    (text) => finished(adviceOn(new SourceText(text).doc, advisers[0]!, new WeakMap())),
    WORST_PROSE,
    SHORT,
  ],
  ['what searches compare', folded, WORST_PROSE],
  ['the index of a search', indexed, WORST_PROSE],
  ['a search', (text) => [searchedWords(text, 'id'), searchForms(text, 'en')], WORST_PROSE],
  ['a name of the team', (text) => searchedWords('lombok', 'id', { [text]: text }), WORST_PROSE],
  ['marks of what was found', (text) => markedParts(text, 'a', new Map([['kata', 2]])), WORST_PROSE, SHORT],
  [
    'words that were found',
    (text) => matchingWords([{ title: text, excerpt: text } as never], ['kata'], 'id'),
    WORST_PROSE,
  ],
  ['a suggestion', (text) => suggestSearch([openSegment(indexed(text))], 'katx', 'id'), WORST_PROSE],
  ['soft hyphens', hyphenateText, WORST_PROSE],
  ['words', countWords, WORST_PROSE],
  ['the title of a calendar', (text) => titleInMonth(text, { year: 2026, month: 3 }), WORST_PROSE],
  ['the size of a field', (text) => [readLocalNumber(text, 'id'), readArea(text, AREA)], WORST_PROSE],
  [
    'parts of addresses',
    (text) => [suggestedSlug(text), attachmentFile('a', text), fileName(text, 'pdf')],
    WORST_PROSE,
  ],
  [
    'words to find',
    (text) => placesIn(text, findPattern({ words: 'a b', matchCase: false, wholeWord: true })!),
    WORST_PROSE,
  ],
  ['a cell of a spreadsheet', (text) => csvFile([[text]]), [...WORST_PROSE, ...WORST_LINES]],
  [
    'a message',
    (text) => validateContact('contact', { name: text, email: text, phone: text, subject: text, message: text }),
    WORST_PROSE,
  ],
];

const CHANGES: readonly Reader[] = [
  ['a comparison', (text) => compareTexts(...half(text), DRAWING).map(({ html }) => html()), WORST_BLOCKS, SHORT],
  ['two people’s texts', (text) => merged(text), WORST_BLOCKS, SHORT],
  ['parts that are outdated', (text) => outdated(text), WORST_BLOCKS],
  ['blocks that are missing', (text) => missingBlocks(text, text.slice(text.length / 2)), WORST_BLOCKS],
  [
    'what was translated before',
    (text) => [questionsFor(text), rememberedIn(text.slice(text.length / 2), ...half(text))],
    WORST_BLOCKS,
  ],
  [
    'a slip',
    (text) => [isMinorChange(...half(text)), shortDifference(...half(text))],
    [...WORST_PROSE, ...WORST_MARKDOWN],
  ],
  ['a plain paste', readsAsMarkdown, WORST_MARKDOWN],
  ['lines of a printed page', joinWrappedLines, [...WORST_PROSE, ...WORST_MARKDOWN]],
  [
    'a picture or link that is written',
    (text) => [pictureMarkdown(text, '/a'), linkMarkdown(text, '/a')],
    WORST_MARKDOWN,
  ],
];

const ADDRESSES: readonly Reader[] = [
  ['a link', (text) => [isSafeAddress(text), writtenAddress(text)], WORST_ADDRESSES],
  ['a picture', (text) => [sourceSet(text), uploadedAddress(text), attachmentPath(text)], WORST_ADDRESSES],
  ['a page', (text) => [knownPath(text), plainPath(text)], WORST_ADDRESSES],
  ['what opens the app', (text) => pathOfDeepLink(`tunas://${text}`), WORST_ADDRESSES],
  ['what the app opens', externalAddress, WORST_ADDRESSES],
  [
    'an answer to a message',
    (text) => replyAddress({ email: text, message: text } as never, { subject: text, intro: '', reply: '' }),
    WORST_ADDRESSES,
  ],
  ['a phone number', internationalNumber, [...WORST_ADDRESSES, ...WORST_PROSE]],
];

const LINES: readonly Reader[] = [
  ['a line of the log', (text) => redactLogLine(text, '/home/ratna', ['secret']), WORST_LINES],
  ['notes on a version', plainNotes, [...WORST_LINES, ...WORST_HTML]],
  ['scripts of a page', inlineScriptHashes, WORST_LINES],
  [
    'a mail',
    (text) =>
      writeMail([
        mentionLetter({ ...MENTION, author: { name: text, role: null }, title_indonesian: text, body: text }, 'id', ''),
      ]),
    WORST_LINES,
  ],
  ['letters in HTML', escaped, WORST_LINES],
  ['pictures in a paste', withoutData, WORST_HTML],
  ['pictures in RTF', (text) => finished(rtfPictures(text)), RTF()],
];

function RTF(): WorstCase[] {
  return ['{\\pict', '{\\pict{', '{\\pict \\pngblip 00}', '{\\pict{a}', '\\nonshppict ', '{', '\\', '{\\pict\\a '].map(
    (piece) => [piece, (length) => piece.repeat(length / piece.length)],
  );
}

const AREA = { language: 'id', region: 'jawa-bali', unit: null, ownSize: () => null } as never;
const MENTION = {
  collection: 'articles',
  item: 1,
  comment: 'a',
  title_english: '',
  shortened: true,
  wants_changes: false,
};

function rewritten(text: string): string {
  const source = new SourceText(text);
  // Nothing of it is known by its node any more.
  return source.write(
    source.doc.type.create(
      null,
      source.doc.children.map((node) => node.copy(node.content)),
    ),
  );
}

function withoutSegmenter(text: string): unknown {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    return sentencesOf(text);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
}

function indexed(text: string) {
  const builder = segmentBuilder('id');
  builder.add({ id: 1, version: 1, title: text.slice(0, 100), excerpt: '', content: text });
  return builder.finish();
}

function merged(text: string): string {
  const [one, other] = half(text);
  return mergeTexts(text, `${one}\n\nx`, `x\n\n${other}`).write(() => 'both');
}

function outdated(text: string): unknown {
  const [one, other] = half(text).map((part) => textSegments(part));
  return outdatedParts(one!, other!, one!);
}

describe.each([
  ['an article', ARTICLES],
  ['prose', PROSE],
  ['changes', CHANGES],
  ['addresses', ADDRESSES],
  ['lines', LINES],
])('%s', (_, readers) => {
  describe.each(readers.map(([name, ...reader]) => ({ name, reader })))(
    '$name',
    ({ reader: [read, worst, length = LENGTH] }) => {
      test.each(worst)('%s', (_case, make) => expectLinear(read, make, length));
    },
  );
});
