import { useEffect, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { VolumeIcon, XIcon } from '../../icons/index.ts';
import { type ChartSound, HeadButton, type SoundButtonProps } from '../LineChart/index.ts';
import { useStrings } from './LineChartSound.strings.ts';

/**
 * A button that plays the values as tones, for `sound` of `LineChart`. It stops on a second press or on Esc. The code that
 * plays is fetched on the first press.
 *
 * @example
 * <LineChart title="Calls" unit="day" series={calls} sound={sound} />
 */
export const sound: ChartSound = { Button: SoundButton };

/** Renders a `<button>` element. */
function SoundButton({ chart, title, titleId, reading }: SoundButtonProps) {
  const strings = useStrings.in(chart.locale);
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
      const { playChart } = await import('./tones.ts');
      await playChart(chart, title, {
        context,
        signal,
        line: reading.line,
        from: reading.readIndex,
        onPoint: reading.hear,
      });
    } catch {
      if (!signal.aborted) announce(strings.failed);
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
      label={isOn ? strings.stop : strings.play}
      icon={isOn ? <XIcon /> : <VolumeIcon />}
      aria-describedby={titleId}
      onPress={isOn ? end : play}
    />
  );
}
