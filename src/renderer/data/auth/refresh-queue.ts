import type { LocalSession } from './local-session.ts';

/** auth-js writes a refreshed session at once; where it throws it away instead, the next window waits no longer than this. */
const SAVING_MS = 1000;

/** What auth-js takes for the end of a session. */
const GONE = { code: 400, error_code: 'session_not_found', msg: 'The session was ended on this device' };

/**
 * Refresh tokens work once. Windows therefore refresh one after another, and each checks first whether another one has refreshed
 * already: then the stored session is the result. auth-js notices the changed storage and reads it.
 */
export function refreshQueue(local: LocalSession) {
  let flying: { readonly sent: string; readonly answer: Promise<Response> } | null = null;

  const begin = (sent: string, ask: () => Promise<Response>): Promise<Response> =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        const newer = await storedInstead(local, sent);
        if (newer) return resolve(newer);
        const response = await ask();
        if (!response.ok) return resolve((await storedInstead(local, sent)) ?? response);
        // The turn ends when the new session is stored, not when it arrived: the next window must find it.
        const saved = local.settled(SAVING_MS);
        resolve(response);
        await saved;
      };
      local.exclusively(turn).catch(reject);
    });

  return async (sent: string, ask: () => Promise<Response>): Promise<Response> => {
    // auth-js and our own calls may refresh at the same time: they share one request, and each gets a copy of the response.
    if (flying?.sent !== sent) {
      const answer = begin(sent, ask);
      const flight = (flying = { sent, answer });
      const land = () => {
        if (flying === flight) flying = null;
      };
      answer.then(land, land);
    }
    return (await flying.answer).clone();
  };
}

async function storedInstead(local: LocalSession, sent: string): Promise<Response | null> {
  const text = await local.text();
  if (text === null) return new Response(JSON.stringify(GONE), { status: 400 });
  const { refresh_token: token } = JSON.parse(text) as { refresh_token: string };
  return token === sent ? null : new Response(text);
}
