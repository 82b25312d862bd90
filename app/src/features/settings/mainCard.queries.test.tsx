// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '../../testing/showPart.tsx';
import { useFirstCardAsMain } from './mainCard.queries.ts';

const cards = ['k1', 'k2'].map((id) => ({
  ...{ id, buyerCardMask: '****4417', buyerCardExp: '0939' },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
}));
const me = (mainCreditCard: string | null) => ({
  reply: {
    ...{ id: 'u1', fullName: 'Maya Levin', email: 'maya@levinsky.example', picture: null, mainCreditCard },
    ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
  },
  etag: null,
});

function Main({ chosen }: { chosen: string | null }) {
  return <p>{`main: ${useFirstCardAsMain(me(chosen), cards)}`}</p>;
}

test('without a main card, the first card becomes it, here and on the server', async () => {
  const { sent } = await showPart(<Main chosen={null} />, { answers: { '/api/users/me': me('k1').reply } });
  screen.getByText('main: k1');
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'PATCH /api/users/me', body: { mainCreditCard: 'k1' } }]),
  );
});

test('a chosen main card is kept', async () => {
  const { sent } = await showPart(<Main chosen="k2" />);
  screen.getByText('main: k2');
  expect(sent).toEqual([]);
});
