import { dictionaries } from 'virtual:accessibility-facts';
import type { Accessibility } from './accessibility.ts';
import { PageLink } from './links.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { readerMatrix, type Speech, speechOf } from './speech.ts';

const languages = { en: 'English', he: 'Hebrew' };

/** ST-5: the simulated output and the recorded output of a screen reader, side by side, step by step. */
export function Spoken({ of: { name, spokenWith = name } }: { of: Accessibility }) {
  return Object.entries(languages).map(([code, language]) => {
    const simulated = speechOf('simulated', spokenWith, code);
    const recorded = speechOf('recorded', spokenWith, code);
    const steps = recorded?.steps ?? simulated?.steps ?? [{ do: 'any key', says: [] }];
    const said = (speech: Speech | undefined, index: number, none: string) => {
      if (!speech) return 'not tested';
      const words = speech.steps[index]?.says ?? [];
      return words.length > 0 ? <Said in={code}>{words.join(' · ')}</Said> : none;
    };
    return (
      <div key={code}>
        <h3>{language}</h3>
        <p>
          Simulated: <Source speech={simulated} />. Recorded: <Source speech={recorded} />.
        </p>
        <ReviewTable
          caption={`Spoken output of ${name} in ${language}, step by step`}
          heads={['Step', 'Simulated', 'Recorded']}
          rows={steps.map((step, index) => [
            `${index + 1}. ${step.do}`,
            said(simulated, index, 'no words'),
            said(recorded, index, 'nothing'),
          ])}
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

/** ST-6: one row for each screen reader with its browser. */
export function Readers({ of: { name, spokenWith = name } }: { of: Accessibility }) {
  return (
    <ReviewTable
      caption={`Screen readers tested with ${name}`}
      heads={['Reader', 'Browser', 'Result']}
      rows={readerMatrix(spokenWith).map(({ reader, browser, result }) => [reader, browser, result])}
    />
  );
}

const english = new Intl.DisplayNames('en', { type: 'language' });

/** ST-9: every string of its dictionaries, in every language. */
export function SpokenStrings({ of: { dictionaries: names } }: { of: Accessibility }) {
  if ('none' in names) return <p>{names.none}</p>;
  return dictionaries
    .filter(({ name }) => names.includes(name))
    .map(({ name, languages, sentences }) => (
      <ReviewTable
        key={name}
        caption={`Strings of ${name}`}
        heads={['Key', ...languages.map((code) => `${english.of(code)}: ${reviewOf(code)}`)]}
        rows={sentences.map(({ key, said }) => [
          key,
          ...languages.map((code) =>
            said[code]?.map((sentence) => (
              <Said key={sentence} in={code}>
                {sentence}
              </Said>
            )),
          ),
        ])}
      />
    ));
}

/** Reviews by native speakers, with role and date, by language. There are none yet. */
const readBy: Record<string, string> = {};

/** How the strings of a language were written, and who has reviewed them. */
function reviewOf(language: string) {
  const made = language === 'en' ? 'written with the component' : 'machine-translated';
  return `${made}, ${readBy[language] ?? 'not reviewed by a native speaker'}`;
}

const rightToLeft = ['ar', 'fa', 'he', 'ps', 'ur', 'yi'];

/** Text in a language and its direction, which isn't that of the first letter: a sentence can start with a value. */
function Said({ in: code, children }: { in: string; children: string }) {
  return (
    <bdi lang={code} dir={rightToLeft.includes(code) ? 'rtl' : 'ltr'}>
      {children}
    </bdi>
  );
}
