import { dictionaries } from 'virtual:accessibility-facts';
import type { Accessibility } from './accessibility.ts';
import { directionOf } from './directionOf.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { reviewOf } from './reviews.ts';

const english = new Intl.DisplayNames('en', { type: 'language' });

/** ST-9: every word of its dictionaries, in every language they have. */
export function SpokenStrings({ of }: { of: Accessibility }) {
  const { dictionaries: names } = of;
  if ('none' in names) return <p>{names.none}</p>;

  return (
    <>
      {dictionaries
        .filter(({ name }) => names.includes(name))
        .map(({ name, languages, sentences }) => (
          <ReviewTable
            key={name}
            caption={`Words of ${name}`}
            columns={[{ name: 'Key' }, ...languages.map((code) => ({ name: headOf(code), isWide: true }))]}
            rows={sentences.map(({ key, said }) => ({
              key,
              cells: [
                key,
                ...languages.map((code) => (
                  <bdi key={code} lang={code} dir={directionOf(code)}>
                    {said[code]?.map((sentence) => (
                      <p key={sentence}>{sentence}</p>
                    ))}
                  </bdi>
                )),
              ],
            }))}
          />
        ))}
    </>
  );
}

function headOf(code: string) {
  return `${english.of(code)}: ${reviewOf(code)}`;
}
