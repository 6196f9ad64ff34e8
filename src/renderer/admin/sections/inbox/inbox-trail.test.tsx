// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { openAt } from '#tests/support/admin-stage.tsx';
import { memoryInbox } from '#tests/support/memory-inbox.ts';
import { sessionStage, signedIn } from '#tests/support/session-stage.tsx';
import { addAdminMessages } from '../../shell/admin-messages.ts';
import { ItemNameSlotContext } from '#renderer/admin/section.ts';
import { Screen } from './inbox-screen.tsx';
import { queryOver } from '#tests/support/rest-calls.ts';

function Staged({ rest }: { readonly rest: string }) {
  const { i18n } = useTranslation();
  addAdminMessages(i18n);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <p ref={setSlot} data-testid="slot" />
      <ItemNameSlotContext value={slot}>
        <Screen rest={rest} />
      </ItemNameSlotContext>
    </>
  );
}

afterEach(cleanup);

test('the bar names whose message is open', async () => {
  const inbox = memoryInbox();
  inbox.arrive({ name: 'Sri Wahyuni' });
  const rest = inbox.rows[0]?.id ?? '';
  const session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(inbox.rest) }));
  const { getByTestId } = await openAt(<Staged rest={rest} />, { session, address: `/en/admin/messages/${rest}` });
  expect(getByTestId('slot').textContent).toBe('Sri Wahyuni');
});
