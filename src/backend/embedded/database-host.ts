import { respondPlainly, type PlainResponse, type PlainRequest } from './http/plain-http.ts';
import type { LinkWay } from './mail/development-mailer.ts';
import type { OpenDatabase } from './open-database.ts';
import { quietly } from './quiet-console.ts';

/** Where the database runs: in this thread, or in one of its own. */
export interface DatabaseHost {
  /** Answers one request. They must come one by one. */
  answer(request: PlainRequest): Promise<PlainResponse>;
  /** From now on links in mails lead this way. */
  lead(way: Partial<LinkWay>): void;
  /** Ends it within a few seconds. */
  close(): Promise<void>;
}

/** An open database in this thread. */
export function hostHere(database: OpenDatabase): DatabaseHost {
  return {
    answer: (request) => quietly(() => respondPlainly(request, (asked) => database.answer(asked))),
    lead: (way) => database.lead(way),
    close: () => database.close(),
  };
}
