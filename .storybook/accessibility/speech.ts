import type { Transcript } from '../spoken/transcript.ts';

/** The output for a component, key by key. */
export type Speech = Omit<Transcript, 'steps'> & { steps: { do: string; says: string[] }[] };

const files = import.meta.glob<Speech>('../../docs/accessibility/spoken/{recorded,simulated}/*.json', {
  eager: true,
  import: 'default',
});

/** `undefined` if it wasn't recorded or simulated. */
export function speechOf(kind: 'recorded' | 'simulated', name: string, language: string): Speech | undefined {
  return files[`../../docs/accessibility/spoken/${kind}/${name}.${language}.json`];
}

const untried = [
  ['NVDA', 'Firefox'],
  ['NVDA', 'Chrome'],
  ['JAWS', 'Chrome'],
  ['VoiceOver, macOS', 'Safari'],
  ['VoiceOver, iOS', 'Safari'],
  ['TalkBack', 'Chrome'],
  ['Narrator', 'Edge'],
] as const;

/** The screen readers of the matrix. Without a recording, the result is "not tested". */
export function readerMatrix(name: string) {
  const heard = ['en', 'he'].flatMap((language) => speechOf('recorded', name, language) ?? []);
  return [
    ...untried.map(([reader, browser]) => ({ reader, browser, result: 'not tested' })),
    ...(heard.length > 0
      ? heard.slice(0, 1).map(({ reader, browser, date }) => ({
          reader,
          browser,
          result: `recorded by a program on ${date}; read above, not tried by a person`,
        }))
      : [{ reader: 'Orca', browser: 'Chromium', result: 'not tested' }]),
  ];
}
