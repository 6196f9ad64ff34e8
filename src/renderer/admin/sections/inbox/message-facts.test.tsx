// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openAdmin } from '#tests/support/stages/admin-stage.tsx';
import { memoryInbox } from '#tests/support/memory/memory-inbox.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { Screen } from './inbox-screen.tsx';

/** The targets of the links beside a sender's data, and the text about the number. */
async function linksOf(phone?: string | null): Promise<readonly (string | null)[]> {
  const inbox = memoryInbox();
  const id = inbox.arrive(phone === undefined ? {} : { phone });
  const address = `/admin/messages/${id}`;
  await openAdmin(<Screen rest={id} />, { rest: inbox.rest, address, platform: memoryPlatform() });
  const facts = document.querySelector('dl');
  expect(facts?.textContent.includes('Phone')).toBe(typeof phone === 'string');
  if (typeof phone === 'string') expect(facts?.textContent).toContain(phone);
  return [...(facts?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
}

test.each([
  ['0812 3456 7890', ['tel:+6281234567890', 'https://wa.me/6281234567890']],
  ['+62 (0)812-3456', ['tel:+628123456', 'https://wa.me/628123456']],
  // The country isn't known: it is dialled as it is, and has no WhatsApp link.
  ['555 1234', ['tel:5551234']],
  ['0812 3456 7890 0813 3456 7890', []],
  [null, []],
  [undefined, []],
])('a number %j leads to %j', async (phone, links) => {
  expect(await linksOf(phone)).toEqual(links);
});
