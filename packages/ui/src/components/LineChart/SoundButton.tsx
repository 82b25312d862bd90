import { useEffect, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { VolumeIcon, XIcon } from '../../icons/index.ts';
import { HeadButton } from './ChartButtons.tsx';
import type { Chart } from './useChart.ts';
import type { Reading } from './useReading.ts';

interface SoundButtonProps {
  chart: Chart;
  title: string;
  titleId: string;
  reading: Reading;
}

/**
 * Plays a chart as tones, and stops it on a second press or on Esc. The code that plays is fetched on the first press.
 *
 * Renders a `<button>` element.
 */
export function SoundButton({ chart, title, titleId, reading }: SoundButtonProps) {
  const { strings } = chart;
  const [isOn, setIsOn] = useState(false);
  const stop = useRef<AbortController>(null);

  async function play() {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setIsOn(true);
    try {
      // Before the code is fetched: Safari allows sound only in the press.
      const context = new AudioContext();
      signal.addEventListener('abort', () => context.close());
      const { playChart } = await import('./sound.ts');
      await playChart(chart, title, {
        context,
        signal,
        line: reading.line,
        from: reading.readIndex,
        onPoint: reading.hear,
      });
    } catch {
      if (!signal.aborted) announce(strings.soundFailed);
    }
    // A stopped sound can end after the next one has begun.
    if (!signal.aborted) end();
  }

  function end() {
    stop.current?.abort();
    reading.hear(null);
    setIsOn(false);
  }

  // New data ends the sound of the old.
  const { lines } = chart;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the lines change.
  useEffect(() => () => end(), [lines]);

  // Esc stops only the sound: a dialog around the chart stays open.
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      end();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });

  return (
    <HeadButton
      label={isOn ? strings.stopSound : strings.playSound}
      icon={isOn ? <XIcon /> : <VolumeIcon />}
      aria-describedby={titleId}
      onPress={isOn ? end : play}
    />
  );
}
