/** What stands in a template for the name of whoever wrote the message. */
export const NAME_SIGN = '{name}';

/** The text of a template in a reply to a person. */
export function filledTemplate(body: string, name: string): string {
  return body.replaceAll(NAME_SIGN, () => name);
}

/** A reply to a person as a template: their name, where it stands as words of its own, becomes the sign for names. */
export function templateOf(reply: string, name: string): string {
  return reply.replaceAll(name, (found, at: number) => {
    const isPart = /[\p{L}\p{N}]$/u.test(reply.slice(0, at)) || /^[\p{L}\p{N}]/u.test(reply.slice(at + found.length));
    return isPart ? found : NAME_SIGN;
  });
}
