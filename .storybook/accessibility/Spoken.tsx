import type { Accessibility } from './accessibility.ts';
import { directionOf } from './directionOf.ts';
import { PageLink } from './links.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { readerMatrix, type Speech, speechOf } from './speech.ts';

const languages = [
  { code: 'en', language: 'English' },
  { code: 'he', language: 'Hebrew' },
];

/** ST-5: what a program that reads the tree would say, and what a screen reader said, beside each other, step by step. */
export function Spoken({ of: { name, spokenWith = name } }: { of: Accessibility }) {
  return languages.map(({ code, language }) => {
    const simulated = speechOf('simulated', spokenWith, code);
    const recorded = speechOf('recorded', spokenWith, code);
    const steps = recorded?.steps ?? simulated?.steps ?? [{ do: 'any key', says: [] }];
    return (
      <div key={code}>
        <h3>{language}</h3>
        <p>
          Simulated: <Source speech={simulated} />. Recorded: <Source speech={recorded} />.
        </p>
        <ReviewTable
          caption={`What is said of ${name} in ${language}, step by step`}
          columns={[
            { name: 'Step' },
            { name: 'Simulated', isWide: true },
            { name: 'Recorded', isWide: true },
          ]}
          rows={steps.map((step, index) => ({
            // Steps never change places, and the same key comes again.
            key: `${index}`,
            cells: [
              `${index + 1}. ${step.do}`,
              <Said key="simulated" code={code} speech={simulated} index={index} none="no words" />,
              <Said key="recorded" code={code} speech={recorded} index={index} none="nothing" />,
            ],
          }))}
        />
      </div>
    );
  });
}

function Source({ speech }: { speech: Speech | undefined }) {
  if (!speech) return 'not tested';
  const { reader, browser, system, date, story } = speech;
  const made = [reader, browser, system, date].filter((part) => part && part !== 'any').join(', ');
  return (
    <>
      {made},{' '}
      <PageLink kind="story" id={story}>
        story
      </PageLink>
    </>
  );
}

interface SaidProps {
  code: string;
  speech: Speech | undefined;
  index: number;
  /** For a step without any words. */
  none: string;
}

function Said({ code, speech, index, none }: SaidProps) {
  if (!speech) return 'not tested';
  const says = speech.steps[index]?.says ?? [];
  return says.length > 0 ? (
    <bdi lang={code} dir={directionOf(code)}>
      {says.join(' · ')}
    </bdi>
  ) : (
    none
  );
}

/** ST-6: one line for each reader with its browser. */
export function Readers({ of: { name, spokenWith = name } }: { of: Accessibility }) {
  return (
    <ReviewTable
      caption={`Screen readers that were tried with ${name}`}
      columns={[{ name: 'Reader' }, { name: 'Browser' }, { name: 'Result', isWide: true }]}
      rows={readerMatrix(spokenWith).map(({ reader, browser, result }) => ({
        key: `${reader} ${browser}`,
        cells: [reader, browser, result],
      }))}
    />
  );
}
