import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/localized.ts';
import { parseJson } from '#domain/json.ts';
import type { CommentedParagraph, DraftName } from '#renderer/data/collections/comments.ts';
import { useSession } from '#renderer/session/session.ts';
import type { Thread } from './threads.ts';
import { commentDraft, commentDrafts } from './use-comment-draft.ts';

/** A paragraph that a comment is about, as this device keeps it. */
export const commentedParagraph = z.nullable(
  z.object({ language: z.enum(LANGUAGES), field: z.string(), quote: z.string(), place: z.number() }),
);
const about = z.object({ draft: z.string(), paragraph: commentedParagraph });

const place = z.tuple([z.string(), z.string()]);
const ANSWER = 'answer ';

/** Under what an answer is kept on this device. */
export const answerPlace = (thread: string) => `${ANSWER}${thread}`;

/** What is kept with an answer: should its thread be deleted, it can still be sent, about the same paragraph. */
export const aboutAnswer = ({ collection, item }: DraftName, { first, paragraph }: Thread): z.output<typeof about> => ({
  draft: `${collection} ${item}`,
  paragraph: paragraph ?? paragraphOf(first),
});

/** Threads of a draft to which an answer is begun on this device, by their first comments, with what they are about. */
type BegunAnswers = ReadonlyMap<string, CommentedParagraph | null>;

/** The answers that the user has begun, also those of an earlier visit; `note` sets whether one is begun. */
export function useBegunAnswers(
  draft: DraftName | null,
): readonly [begun: BegunAnswers, note: (thread: Thread, isBegun: boolean) => void] {
  const { state } = useSession();
  const person = state.kind === 'signed-in' ? state.person.id : '';
  const name = draft && `${draft.collection} ${draft.item}`;
  const [begun, setBegun] = useState<BegunAnswers>(new Map());
  useEffect(() => {
    if (name === null) return undefined;
    let isOver = false;
    readBegun(person, name)
      .then((found) => {
        if (!isOver && found.size > 0) setBegun((before) => new Map([...found, ...before]));
      })
      .catch((error: unknown) => console.warn('Answers that were begun could not be read:', error));
    return () => {
      isOver = true;
    };
  }, [person, name]);
  const note = ({ first, paragraph }: Thread, isBegun: boolean) =>
    setBegun((before) => {
      if (before.has(first.id) === isBegun) return before;
      const after = new Map(before);
      if (isBegun) after.set(first.id, paragraph ?? paragraphOf(first));
      else after.delete(first.id);
      return after;
    });
  return [begun, note];
}

async function readBegun(person: string, draft: string): Promise<BegunAnswers> {
  const names = (await commentDrafts().names()).filter((each) => {
    const parsed = place.safeParse(parseJson(each));
    return parsed.success && parsed.data[0] === person && parsed.data[1].startsWith(ANSWER);
  });
  const records = await commentDrafts().read(names);
  return new Map(
    names.flatMap((each, at) => {
      const known = about.safeParse(commentDraft.safeParse(records[at]).data?.about);
      if (!known.success || known.data.draft !== draft) return [];
      return [[place.parse(parseJson(each))[1].slice(ANSWER.length), known.data.paragraph] as const];
    }),
  );
}

/** Threads that were deleted while an answer was being written: reduced to what the answer refers to. */
export function lostThreads(begun: BegunAnswers, threads: readonly Thread[]): Thread[] {
  return [...begun]
    .filter(([id]) => threads.every(({ first }) => first.id !== id))
    .map(([id, paragraph]) => ({
      first: {
        ...{
          id,
          thread: null,
          wantsChanges: false,
          body: '',
          author: { id: null, name: '', role: null, language: null },
          mine: false,
          createdAt: '',
          editedAt: null,
        },
        ...{ deleted: true, resolvedAt: null, resolvedBy: null, mentions: [] },
        ...(paragraph ?? { language: null, field: null, quote: '', place: 0 }),
      },
      ...{ answers: [], paragraph, isGone: false, isLost: true },
    }));
}

function paragraphOf({ language, field, quote, place: at }: Thread['first']): CommentedParagraph | null {
  return language === null || field === null ? null : { language, field, quote, place: at };
}
