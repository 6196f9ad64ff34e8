import { act } from '@testing-library/react';

/** The next turn of the event loop, by no timer that a test may have stopped. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Lets everything happen that waits for no timer: promises, lazily loaded code. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 8; turn += 1) await nextTurn();
  });
}
