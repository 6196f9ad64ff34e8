import { createClient, type WebSocketLikeConstructor } from '@supabase/supabase-js';
import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';

/** A request to PostgREST, as supabase-js makes it of a query. */
export interface RestRequest {
  /** Without the escapes that a reader doesn't need. */
  readonly path: string;
  /** GET where it isn't named. */
  readonly method?: string;
  readonly body?: unknown;
  readonly prefer?: string;
}

export interface RestAnswer {
  readonly body: unknown;
  readonly total: number | null;
}

/** Replaces the database in a test. */
export type AnswerRest = (call: RestRequest) => Promise<Result<RestAnswer>>;

/** Queries of an account whose requests a test answers. */
export function queryOver(rest: AnswerRest): Accounts['query'] {
  const database = createClient('http://backend.test', 'sb_publishable_test', {
    accessToken: () => Promise.resolve(null),
    // supabase-js on Node 20 requires one; nothing here opens it.
    realtime: { transport: EventTarget as unknown as WebSocketLikeConstructor },
    global: {
      async fetch(address, init) {
        const result = await rest(requestOf(new URL(String(address)), init ?? {}));
        if (!result.ok) throw new Error(JSON.stringify(result));
        const { body, total } = result.value;
        return Response.json(body ?? null, { headers: { 'content-range': `*/${total ?? '*'}` } });
      },
    },
  });
  return async (build) => {
    const { data, error, count } = await build(database).retry(false);
    if (error) return failureIn(error.message);
    return { ok: true, value: { data, count: Number.isNaN(count) ? null : count } };
  };
}

/** A backend whose functions give the test's answers, by their path; all others are missing. */
export function restStage(answers: Record<string, Result<unknown>> = {}) {
  const asked: RestRequest[] = [];
  const rest: AnswerRest = (call) => {
    asked.push(call);
    const answer = answers[call.path] ?? failed('not-found', call.path);
    return Promise.resolve(answer.ok ? ok({ body: answer.value, total: null }) : answer);
  };
  return { answers, asked, rest };
}

function requestOf({ pathname, search }: URL, { method = 'GET', headers, body }: RequestInit): RestRequest {
  const path = pathname.replace('/rest/v1/', '') + search.replace(/%(2C|3A|28|29|3E)/g, decodeURIComponent);
  const prefer = new Headers(headers).get('prefer');
  return {
    path,
    ...(method === 'GET' ? {} : { method }),
    ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
    ...(prefer === null ? {} : { prefer }),
  };
}

function failureIn(message: string): Failure {
  const [, text] = /^Error: (\{.*\})$/s.exec(message) ?? [];
  if (text === undefined) throw new Error(message);
  return JSON.parse(text) as Failure;
}
