import { handleSendMail } from '../_shared/mail/send-mail-handler.ts';

// The edge function of a hosted project, called by a schedule (docs/mails.md): sends mails about invitations and mentions.

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  readonly env: { toObject(): Record<string, string> };
};

Deno.serve((request) => handleSendMail(request, Deno.env.toObject(), (line) => console.error(line)));
