import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { failed, type Failure, type Result } from '#domain/result.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useRepository, type DraftPreview } from '#renderer/data/repository.ts';
import type { Banner } from '#renderer/data/site-content.ts';
import { useRetryByItself } from '#renderer/page/use-retry-by-itself.ts';

/** What there is to see of a draft; what was read once stays while it is read again. */
export type PreviewState =
  | { readonly kind: 'loading' }
  /** The link opens nothing, for whatever reason. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** `failure`: why a refresh failed. */
  | {
      readonly kind: 'shown';
      readonly preview: DraftPreview;
      /** The component that renders a banner; null for everything else. */
      readonly Banners: BannersView | null;
      readonly failure: Failure | null;
    };

/** Renders banners as the home page does. */
export type BannersView = ComponentType<{
  readonly banners: readonly Banner[];
  readonly links: null;
  readonly otherwise: null;
}>;

interface Answered {
  readonly token: string | null;
  /** Which of the readings it answers. */
  readonly reading: number;
  readonly state: PreviewState;
}

/** The draft behind a token, read anew when `read` is called. */
export function usePreview(token: string | null): {
  readonly state: PreviewState;
  readonly isReading: boolean;
  readonly read: () => void;
} {
  const { readPreview } = useRepository();
  const platform = usePlatform();
  const [reading, setReading] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ token, reading: -1, state: { kind: 'loading' } });
  const readable = token !== null && readPreview !== undefined;
  useEffect(() => {
    if (!readable) return;
    let wanted = true;
    const settle = (state: PreviewState) =>
      wanted && setAnswered((before) => ({ token, reading, state: stateAfter(before, token, state) }));
    shownBy(readPreview, token).then(settle, (error: unknown) => {
      if (!wanted || platform.reloadForNewBuild(error)) return;
      settle(failedState(failed('offline', String(error))));
    });
    return () => {
      wanted = false;
    };
  }, [readable, token, readPreview, platform, reading]);
  const read = useCallback(() => setReading((count) => count + 1), []);
  const isAnswered = answered.token === token;
  const state: PreviewState = !readable ? { kind: 'gone' } : isAnswered ? answered.state : { kind: 'loading' };
  const isReading = readable && !(isAnswered && answered.reading === reading);
  useRetryByItself(state.kind === 'failed', isReading, read);
  return { state, isReading, read };
}

/** The preview, with the code that renders it: most links are to articles, whose code is loaded already. */
async function shownBy(
  readPreview: (token: string) => Promise<Result<DraftPreview>>,
  token: string,
): Promise<PreviewState> {
  const answer = await readPreview(token);
  if (!answer.ok) return failedState(answer);
  const preview = answer.value;
  const Banners =
    preview.kind === 'banner' ? (await import('../../hero-banners/parts/hero-banners.tsx')).HeroBanners : null;
  return { kind: 'shown', preview, Banners, failure: null };
}

function failedState(failure: Failure): PreviewState {
  return failure.code === 'not-found' ? { kind: 'gone' } : { kind: 'failed', failure };
}

/** A refresh that fails keeps the text on the screen. */
function stateAfter(before: Answered, token: string | null, state: PreviewState): PreviewState {
  return state.kind === 'failed' && before.token === token && before.state.kind === 'shown'
    ? { ...before.state, failure: state.failure }
    : state;
}
