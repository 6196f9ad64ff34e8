// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitStage } from '#tests/support/stages/visit-stage.tsx';
import { usePreviewToken } from './use-preview-token.ts';

const [ONE, TWO] = ['A'.repeat(43), 'B'.repeat(43)] as const;

function Shown() {
  return <p role="status">{usePreviewToken() ?? 'none'}</p>;
}

function open(at: string) {
  const { Visit, ...stage } = visitStage(at);
  render(
    <Visit>
      <Shown />
    </Visit>,
  );
  return stage;
}
const token = () => screen.getByRole('status').textContent;

test('another link in the same tab is followed', () => {
  const { go, history } = open(`/preview#${ONE}`);
  go(`/preview#${TWO}`);
  expect([token(), history.at(-1)]).toEqual([TWO, `/preview#${TWO}`]);
});

test.each(['/preview', '/preview#', '/preview#s-cara', `/preview#${ONE}A`, `/preview#${ONE.slice(1)}`])(
  '%s has none, and stays as it is',
  (at) => {
    const { history } = open(at);
    expect(token()).toBe('none');
    expect(history).toHaveLength(1);
  },
);
