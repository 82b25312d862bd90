// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '../../../testing/showPart.tsx';
import { LastCalls } from './LastCalls.tsx';

test('a server that ignores queries and names the sessions of a channel: its five newest ones are listed', async () => {
  const sessions = Array.from({ length: 30 }, (_, day) => ({
    ...{ id: `s${day}`, startTime: `2026-10-${String(day + 1).padStart(2, '0')}T08:00:00Z`, endTime: null },
    ...{ duration: 60, active: false, transcription: '', summary: `Call ${day}` },
  }));
  const known = ['s1', 's3', 's5', 's7', 's9', 's11', 's13'];
  await showPart(<LastCalls orgId="o1" channelId="c1" known={known} maySee />, {
    words: ['ChannelViewScreen'],
    answers: { '/api/organization/o1/sessions': sessions },
  });
  await screen.findByText('Call 13');
  const listed = screen.getAllByText(/^Call \d+$/).map(({ textContent }) => textContent);
  expect(listed).toEqual(['Call 13', 'Call 11', 'Call 9', 'Call 7', 'Call 5']);
});
