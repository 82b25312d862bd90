import { dictionaries } from 'virtual:accessibility-facts';
import type { Accessibility } from './accessibility.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { reviewOf } from './reviews.ts';
import { Said } from './Said.tsx';

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
