import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AudioPlayer, useAudioPlayer } from '../AudioPlayer/index.ts';
import { tone } from '../AudioPlayer/samples.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { Transcript } from './index.ts';
import { timedTurns } from './samples.ts';

const title = 'call of Olga Marchenko';
const audio = () => document.querySelector('audio') as HTMLAudioElement;
const current = () => document.querySelector('[aria-current] p')?.textContent;

function Call({ src }: { src: string }) {
  const player = useAudioPlayer({ src, title });
  return (
    <UIProvider locale="en">
      <AudioPlayer player={player} title={title} />
      <Transcript turns={timedTurns} player={player} />
    </UIProvider>
  );
}

afterEach(() => audio()?.pause());

test('AP-11, AP-12: beside the player of the library a recording is read along, and played from a turn', async () => {
  render(<Call src={tone(120)} />);
  await expect.poll(() => audio().readyState).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Play from 4 seconds, 0:04' }));
  await expect.poll(() => audio().currentTime).toBeGreaterThan(4);
  expect(audio().paused).toBe(false);
  await expect.poll(current).toContain('I have a cleaning on Tuesday');
  audio().currentTime = 21.5;
  await expect.poll(current).toContain('Thursday is good');
});

test('AP-12: a time pressed before the recording is loaded is answered', async () => {
  render(<Call src="/recordings/not-here.mp3" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play from 4 seconds, 0:04' }));
  expect(await screen.findByText('This recording cannot be played from there yet.')).toBeInTheDocument();
});
