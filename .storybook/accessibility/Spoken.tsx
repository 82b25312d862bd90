import { ReviewTable } from './ReviewTable.tsx';
import { readerMatrix, type Speech, speechOf } from './speech.ts';

/** ST-5: what a program that reads the tree would say, and what a screen reader said, beside each other. */
export function Spoken({ name }: { name: string }) {
  const columns = [
    { name: 'Language' },
    { name: 'Simulated', isWide: true },
    { name: 'Recorded', isWide: true },
  ];
  const rows = [
    { code: 'en', language: 'English' },
    { code: 'he', language: 'Hebrew' },
  ].map(({ code, language }) => ({
    key: code,
    cells: [
      language,
      <Said key="simulated" code={code} speech={speechOf('simulated', name, code)} />,
      <Said key="recorded" code={code} speech={speechOf('recorded', name, code)} />,
    ],
  }));
  return <ReviewTable caption={`What is said of ${name}, key by key`} columns={columns} rows={rows} />;
}

function Said({ code, speech }: { code: string; speech: Speech | undefined }) {
  if (!speech) return 'not tested';
  const { reader, browser, system, date, steps } = speech;
  return (
    <>
      <p>{[reader, browser, system, date].filter(Boolean).join(', ')}</p>
      <ol>
        {steps.map(({ do: done, says }, index) => (
          <li key={index}>
            <kbd>{done}</kbd>: <bdi lang={code}>{says.length > 0 ? says.join(' · ') : 'nothing'}</bdi>
          </li>
        ))}
      </ol>
    </>
  );
}

/** ST-6: one line for each reader with its browser. */
export function Readers({ name }: { name: string }) {
  return (
    <ReviewTable
      caption={`Screen readers that were tried with ${name}`}
      columns={[{ name: 'Reader' }, { name: 'Browser' }, { name: 'Result', isWide: true }]}
      rows={readerMatrix(name).map(({ reader, browser, result }) => ({
        key: `${reader} ${browser}`,
        cells: [reader, browser, result],
      }))}
    />
  );
}
