/** Texts with pictures, and whether publishing finds a foreign or missing one, and one that isn't described. */
export const TEXT_PICTURES: readonly (readonly [
  what: string,
  markdown: string,
  foreign: boolean,
  undescribed: boolean,
])[] = [
  ['no picture', 'a [b](https://c.example/d.png) ! \\![e](https://f.example) Awas![1]', false, false],
  ['a drawing of the portal', 'a\n\n![Bedengan](/pictures/diagram-chili-bed.svg)', false, false],
  ['an upload', '![a](/media/0b9c2f0e-1111-4222-8333-444455556666/480-960.webp)', false, false],
  ['an upload in angle brackets with a title', '![a](</media/a/480.webp> "b")', false, false],
  ['words with brackets and signs', '![a [b] \\] c\\\\](/media/a/480.webp)', false, false],
  ['a picture of another site', '![a](https://c.example/d.png)', true, false],
  ['one of another site, in angle brackets', '![a](<https://c.example/d.png>)', true, false],
  ['one of another site, without its scheme', '![a](//c.example/d.png)', true, false],
  ['one of another site after a backslash', '\\\\![a](https://c.example/d.png)', true, false],
  ['one of another site with brackets in its words', '![a [b] c](https://c.example/d.png)', true, false],
  ['one of another site beside one of ours', '![a](/a.svg) ![a](http://c.example/d.png)', true, false],
  ['one that is missing', '![Gambar belum ada: a](/media/missing/1)', true, false],
  ['one without a description', 'a\n\n![](/media/a/480.webp)', false, true],
  ['one described by blanks', '![ \n ](/media/a/480.webp )', false, true],
  ['decoration', '![](/media/a/480.webp "")', false, false],
  ['everything', '![](/a.svg) ![](http://c.example/d.png)', true, true],
];
