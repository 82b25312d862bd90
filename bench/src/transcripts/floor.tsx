import type { Contestant, Talk } from '../contestant.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`;

/** The baseline: an element for each turn, its speaker, its time and its text, without interaction or accessibility. */
function FloorTranscript({ talk }: { talk: readonly Talk[] }) {
  return (
    <div style={{ width: '100%', maxHeight: 480, overflow: 'auto' }}>
      <ol>
        {talk.map(({ id, name, start, text }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{clock(start)}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export const contestant: Contestant<Talk[]> = {
  convert: (talk) => talk,
  Picture: ({ data }) => <FloorTranscript talk={data} />,
};
