import './aloud.css';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { usePlatform, type Platform } from '#renderer/platform/port.ts';
import { deviceSpeech, whenSilenced } from '#renderer/ui/lazy/device-speech.ts';
import { rangeFollower } from '#renderer/ui/lazy/follow-range.ts';
import { AloudBar } from './aloud-bar.tsx';
import { SPOKEN } from './aloud-keys.ts';
import { aloudReader, type AloudReader } from './aloud-reader.ts';
import { readablePassages, type AddedWords, type Passage } from './readable-passages.ts';
import { SPEEDS, type Speed } from './speeds.ts';
import { VoiceHelp } from './voice-help.tsx';
import { chooseVoice, withVoices } from './voices.ts';

/** Where the speed is kept on the device. */
const SPEED = 'aloud-speed';

interface Props {
  readonly article: ReadableArticle;
  /** Gets the focus back. */
  readonly opener: Element | null;
  onClose(): void;
}

/** Reads an article aloud with a voice of the device, while it is mounted. Needs another key for another article. */
export function ReadAloud({ article, opener, onClose }: Props) {
  const platform = usePlatform();
  const [speech] = useState(deviceSpeech);
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null | 'none' | 'any'>(null);
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState(0);
  // A layout effect, because Safari only allows speech within the press of the button.
  useLayoutEffect(
    () =>
      speech
        ? withVoices(speech, (voices) => {
            // Who has begun to listen with whatever voice there is isn't interrupted by an answer that comes late.
            setVoice((now) => (now === 'any' ? now : (chooseVoice(voices, article.language) ?? 'none')));
            setAnswered(asked);
          })
        : undefined,
    [speech, article.language, asked],
  );
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  };
  if (speech === null || voice === 'none')
    return (
      <VoiceHelp
        missing={speech === null ? 'browser' : 'voice'}
        language={article.language}
        check={asked === 0 ? null : asked === answered ? 'none' : 'running'}
        onClose={close}
        onCheck={() => setAsked(asked + 1)}
        onAnyway={() => setVoice('any')}
      />
    );
  return (
    voice && (
      <Reading
        article={article}
        speech={speech}
        voice={voice === 'any' ? null : voice}
        platform={platform}
        onClose={close}
      />
    )
  );
}

interface ReadingProps {
  readonly article: ReadableArticle;
  readonly speech: SpeechSynthesis;
  /** Null: whatever the device takes. */
  readonly voice: SpeechSynthesisVoice | null;
  readonly platform: Platform;
  onClose(): void;
}

function Reading({ article, speech, voice, platform, onClose }: ReadingProps) {
  const { t } = useTranslation(['actions']);
  const [speed, setSpeed] = useState<Speed>(() => platform.preferences.readChoice(SPEED, SPEEDS) ?? '1');
  const keys = SPOKEN[article.language];
  const added: AddedWords = { caution: t(keys.caution), picture: t(keys.picture), sources: t(keys.sources) };
  const [passages, setPassages] = useState(() => shownPassages(article, added));
  const [reader] = useState(() =>
    aloudReader(passages, Number(speed), {
      synthesis: speech,
      utter: (text) => {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.voice = voice;
        utterance.lang = voice?.lang ?? (article.language === 'id' ? 'id-ID' : 'en-US');
        return utterance;
      },
    }),
  );
  const state = useSyncExternalStore(reader.subscribe, reader.state);
  useSpeech(reader, voice !== null && !voice.localService && !platform.hasNetwork());
  useFollowed(passages[state.at], state.status === 'finished');
  // The same article was re-rendered, because a newer text has arrived.
  const [html, setHtml] = useState(article.html);
  useEffect(() => {
    if (html === article.html) return;
    setHtml(article.html);
    const now = shownPassages(article, added);
    reader.replace(now);
    setPassages(now);
    // The words that are added hang on the language alone, with which this is another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [article.html]);
  return (
    <AloudBar
      reader={reader}
      state={state}
      count={passages.length}
      speed={speed}
      title={article.title}
      onSpeed={(chosen) => {
        setSpeed(chosen);
        platform.preferences.writeChoice(SPEED, chosen);
        reader.setRate(Number(chosen));
      }}
      onClose={onClose}
    />
  );
}

/** Starts reading, and stops when the page is left, or when another tab begins. */
function useSpeech(reader: AloudReader, needsNetwork: boolean): void {
  useLayoutEffect(() => {
    const [end, sendToOthers] = whenSilenced(() => {
      if (reader.state().status === 'playing') reader.pause();
    });
    let wasPlaying = false;
    const unsubscribe = reader.subscribe(() => {
      const isPlaying = reader.state().status === 'playing';
      if (isPlaying && !wasPlaying) sendToOthers();
      wasPlaying = isPlaying;
    });
    if (needsNetwork) reader.fail('network');
    else reader.play();
    return () => {
      unsubscribe();
      end();
      reader.stop();
    };
    // Later changes of the network are reported by the voice's errors.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reader]);
}

/** Marks the passage that is read. */
function useFollowed(passage: Passage | undefined, isOver: boolean): void {
  const [follower, setFollower] = useState<ReturnType<typeof rangeFollower> | null>(null);
  useEffect(() => {
    const made = rangeFollower();
    setFollower(made);
    return () => made.end();
  }, []);
  useLayoutEffect(() => {
    if (!passage || isOver) follower?.clear();
    else {
      const heightOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().height ?? 0;
      follower?.follow(passage.range, passage.block, {
        top: heightOf('.top-bar') + 8,
        bottom: heightOf('.aloud-bar') + 8,
      });
    }
  }, [follower, passage, isOver]);
}

/** What of the article stands on the page. A page that one can return to may stand beside it, hidden. */
function shownPassages(article: ReadableArticle, added: AddedWords): readonly Passage[] {
  const text = [...document.querySelectorAll('main article .article-text')].find(
    (each) => each.getClientRects().length > 0,
  );
  const title = text?.closest('article')?.querySelector('h1') ?? null;
  return text ? readablePassages(title, text, article.language, added) : [];
}
