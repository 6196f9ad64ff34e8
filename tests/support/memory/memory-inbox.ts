// A backend's inbox in memory: the functions and the columns of contact_messages that the portal uses.
import type { Language } from '#domain/localized.ts';
import { MESSAGES_PER_PAGE } from '#domain/limits.ts';
import { type MessageState } from '#renderer/data/collections/messages.ts';
import { failed, ok, type Failure } from '#domain/result.ts';
import type { AnswerRest, RestRequest } from './rest-calls.ts';

interface MessageRow {
  readonly id: string;
  name: string;
  email: string;
  subject: string | null;
  message: string;
  phone: string | null;
  created_at: string;
  state: MessageState;
  state_at: string;
  state_by_name: string;
  assignee: string | null;
}

interface ReplyRow {
  readonly id: string;
  readonly message: string;
  readonly body: string;
  readonly author_name: string;
  readonly created_at: string;
  sent: boolean | null;
}

interface TemplateRow {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
  readonly body: string;
  readonly version: number;
}

interface Filter {
  readonly search: string;
  readonly show: string;
}

interface NewReply {
  readonly message: string;
  readonly key: string;
  readonly body: string;
}

interface Assignment {
  readonly message: string;
  readonly person: string | null;
  readonly was: string | null;
}

interface Key {
  readonly after_moment: string;
  readonly after_id: string;
}

export interface MemoryInbox {
  readonly rows: MessageRow[];
  replies: ReplyRow[];
  templates: TemplateRow[];
  /** Who may answer messages; the first one is signed in. */
  readonly people: readonly { readonly id: string; readonly name: string; readonly me: boolean }[];
  readonly asked: RestRequest[];
  /** Answers to the next requests whose path holds this text. */
  failing: { readonly path: string; readonly failure: Failure } | null;
  readonly rest: AnswerRest;
  /** A visitor writes; gives the message's id. */
  arrive(more?: Partial<MessageRow>): string;
  stateOf(id: string): MessageState | undefined;
}

export function memoryInbox(): MemoryInbox {
  let moments = 0;
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const newest = (rows: readonly MessageRow[]) => [...rows].sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
  const inbox: MemoryInbox = {
    rows: [],
    replies: [],
    templates: [],
    people: [
      { id: idOf(901), name: 'Ratna Dewi (2)', me: true },
      { id: idOf(902), name: 'Budi', me: false },
    ],
    asked: [],
    failing: null,
    arrive(more = {}) {
      moments += 1;
      const at = new Date(Date.UTC(2026, 10, 20, 7, 0, moments)).toISOString();
      const id = idOf(moments);
      const letter = {
        name: 'Sri',
        email: 'sri@contoh.id',
        subject: null,
        message: 'Daun cabai keriting.',
        phone: null,
      };
      inbox.rows.push({
        ...{ id, ...letter, created_at: at, state: 'unread', state_at: at, state_by_name: '', assignee: null },
        ...more,
      });
      return id;
    },
    stateOf: (id) => inbox.rows.find((row) => row.id === id)?.state,
    async rest(call) {
      inbox.asked.push(call);
      const { failing } = inbox;
      if (failing && call.path.includes(failing.path)) return failing.failure;
      const taken = call.path === 'rpc/add_reply' && keyTaken(call.body as NewReply);
      if (taken) return { ...failed('duplicate', 'This key belongs to something else'), reason: 'PT409' };
      if (call.path === 'rpc/finish_reply' && isSettled(call.body as Parameters<typeof settle>[0]))
        return { ...failed('duplicate', 'Somebody has said that the mail went'), reason: 'PT409' };
      if (call.path === 'rpc/assign_message' && isTaken(call.body as Assignment))
        return { ...failed('duplicate', 'Somebody has assigned this message meanwhile'), reason: 'PT409' };
      if (call.path === 'rpc/save_reply_template' && isChanged(call.body as TemplateRow))
        return { ...failed('refused', 'Somebody has changed this template meanwhile'), reason: 'PT412' };
      const body = answer(call);
      return body === undefined
        ? failed('no-table', call.path)
        : ok({ body, total: Array.isArray(body) ? body.length : null });
    },
  };

  function answer({ path, method = 'GET', body }: RestRequest): unknown {
    const { rows } = inbox;
    if (path === 'rpc/list_messages') return list(body as Filter & { page: number });
    if (path === 'rpc/messages_by_key') return listAfter(body as Filter & Partial<Key>);
    if (path === 'rpc/unread_messages') {
      const unread = newest(rows.filter(({ state }) => state === 'unread'));
      const assigned = rows.map(({ id, assignee }) => `${id} ${assignee ?? ''}`).join();
      return { count: unread.length, newest: unread[0] ?? null, mine: rows.filter(isMine).length, assigned };
    }
    if (path === 'rpc/list_replies') return { rows: repliesTo((body as NewReply).message) };
    if (path === 'rpc/add_reply') return add(body as NewReply);
    if (path === 'rpc/finish_reply') return settle(body as Parameters<typeof settle>[0]);
    if (path === 'rpc/list_answerers') return { rows: inbox.people };
    if (path === 'rpc/assign_message') return assign(body as Assignment);
    if (path === 'rpc/list_reply_templates') return { rows: inbox.templates };
    if (path === 'rpc/save_reply_template') return saveTemplate(body as TemplateRow);
    if (path === 'rpc/delete_reply_template') return eraseTemplate(body as TemplateRow);
    const [table, query = ''] = path.split('?');
    if (table !== 'contact_messages') return undefined;
    const found = matching(new URLSearchParams(query));
    if (method === 'PATCH')
      for (const row of found) Object.assign(row, body, { state_at: new Date().toISOString(), state_by_name: 'Ratna' });
    return newest(found).map((row) => ({ ...row }));
  }

  function isMine({ assignee, state }: MessageRow): boolean {
    return assignee === inbox.people[0]?.id && (state === 'unread' || state === 'read');
  }

  function isTaken({ message, person, was }: Assignment): boolean {
    const assignee = inbox.rows.find(({ id }) => id === message)?.assignee ?? null;
    return assignee !== was && assignee !== person;
  }

  function assign({ message, person }: Assignment): object {
    for (const row of inbox.rows) if (row.id === message) row.assignee = person;
    return { assignee: person };
  }

  function isChanged({ id, version }: TemplateRow): boolean {
    return (inbox.templates.find((each) => each.id === id)?.version ?? 0) !== version;
  }

  function saveTemplate(wanted: TemplateRow): TemplateRow {
    const saved = { ...wanted, version: wanted.version + 1 };
    inbox.templates = [...inbox.templates.filter(({ id }) => id !== wanted.id), saved];
    return saved;
  }

  function eraseTemplate({ id }: TemplateRow): null {
    inbox.templates = inbox.templates.filter((each) => each.id !== id);
    return null;
  }

  function repliesTo(message: string): readonly ReplyRow[] {
    return inbox.replies.filter((reply) => reply.message === message);
  }

  function keyTaken({ key, body, message }: NewReply): boolean {
    const there = inbox.replies.find(({ id }) => id === key);
    return there !== undefined && (there.body !== body || there.message !== message);
  }

  function add({ message, key, body }: NewReply): ReplyRow {
    const there = inbox.replies.find(({ id }) => id === key);
    if (there) return there;
    const made = { id: key, message, body, author_name: 'Ratna', created_at: new Date().toISOString(), sent: null };
    inbox.replies.push(made);
    return made;
  }

  function isSettled({ reply, sent }: Parameters<typeof settle>[0]): boolean {
    return sent !== true && inbox.replies.find(({ id }) => id === reply)?.sent === true;
  }

  function settle({ reply, sent }: { readonly reply: string; readonly sent: boolean | null }): ReplyRow | undefined {
    const settled = inbox.replies.find(({ id }) => id === reply);
    if (settled === undefined) return undefined;
    settled.sent = sent;
    for (const row of inbox.rows) if (sent && row.id === settled.message) row.state = 'answered';
    return { ...settled };
  }

  function matching(query: URLSearchParams): MessageRow[] {
    const ids = query
      .get('id')
      ?.replace(/^(eq\.|in\.\()|\)$/g, '')
      .split(',');
    const state = query.get('state')?.replace('eq.', '');
    const after = query.get('created_at')?.replace('gt.', '');
    return inbox.rows.filter(
      (row) =>
        (ids === undefined || ids.includes(row.id)) &&
        (state === undefined || row.state === state) &&
        (after === undefined || row.created_at > after),
    );
  }

  function matchesOf({ search }: Filter): MessageRow[] {
    const text = (row: MessageRow) => `${row.name}\n${row.email}\n${row.subject}\n${row.message}`.toLowerCase();
    return inbox.rows.filter((row) => text(row).includes(search.toLowerCase()));
  }

  function shownOf({ show }: Filter, matches: readonly MessageRow[]): MessageRow[] {
    return newest(
      matches.filter(
        (row) =>
          show === 'all' ||
          (show === 'mine' && isMine(row)) ||
          row.state === show ||
          (show === 'inbox' && row.state !== 'archived' && row.state !== 'spam'),
      ),
    );
  }

  function listAfter({ after_moment: moment, after_id: last = '', ...filter }: Filter & Partial<Key>) {
    const found = shownOf(filter, matchesOf(filter));
    const later = (row: MessageRow) =>
      moment === undefined || row.created_at < moment || (row.created_at === moment && row.id > last);
    const rows = found.filter(later).slice(0, MESSAGES_PER_PAGE);
    const told = rows.map((row) => ({ ...row, replies: repliesTo(row.id) }));
    return { total: moment === undefined ? found.length : null, rows: told };
  }

  function list({ page, ...filter }: Filter & { page: number }) {
    const matches = matchesOf(filter);
    const counts: Partial<Record<MessageState, number>> = {};
    for (const { state } of matches) counts[state] = (counts[state] ?? 0) + 1;
    const found = shownOf(filter, matches);
    const rows = found.slice((page - 1) * MESSAGES_PER_PAGE, page * MESSAGES_PER_PAGE);
    return {
      total: found.length,
      unread: inbox.rows.filter(({ state }) => state === 'unread').length,
      counts,
      mine: matches.filter(isMine).length,
      more: false,
      rows: rows.map((row) => ({ ...row, reply_count: repliesTo(row.id).length })),
    };
  }

  return inbox;
}
