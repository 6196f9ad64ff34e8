/*
 * Keys of texts that depend on the article's language, on the system or on what went wrong: written out, so that a key without a
 * text is found, and a text without a key.
 */

/** The spoken texts beside the article's own, in its language. */
export const SPOKEN = {
  id: {
    caution: 'actions:aloud.caution.id',
    picture: 'actions:aloud.picture.id',
    sources: 'actions:aloud.sources.id',
  },
  en: {
    caution: 'actions:aloud.caution.en',
    picture: 'actions:aloud.picture.en',
    sources: 'actions:aloud.sources.en',
  },
} as const;

/** What went wrong while reading. */
export const PROBLEMS = {
  silent: 'actions:aloud.problem.silent',
  network: 'actions:aloud.problem.network',
  press: 'actions:aloud.problem.press',
} as const;

/** How a device gets a voice for a language. */
export const VOICE_HELP = {
  id: {
    title: 'actions:aloud.noVoice.id',
    anyway: 'actions:aloud.anywayHelp.id',
    steps: {
      android: 'actions:aloud.steps.android.id',
      windows: 'actions:aloud.steps.windows.id',
      apple: 'actions:aloud.steps.apple.id',
      other: 'actions:aloud.steps.other.id',
    },
  },
  en: {
    title: 'actions:aloud.noVoice.en',
    anyway: 'actions:aloud.anywayHelp.en',
    steps: {
      android: 'actions:aloud.steps.android.en',
      windows: 'actions:aloud.steps.windows.en',
      apple: 'actions:aloud.steps.apple.en',
      other: 'actions:aloud.steps.other.en',
    },
  },
} as const;
