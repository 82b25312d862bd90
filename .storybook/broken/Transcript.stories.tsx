import type { Meta, StoryObj } from '@storybook/react-vite';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken transcript',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

const turns = [
  { name: 'Noa', text: 'Carmel Dental Clinic, this is Noa.' },
  { name: 'Olga', text: 'Hello, I have a cleaning on Tuesday.' },
];

export const TimeWithoutName: StoryObj = {
  name: 'ST-11: a time to play from that is drawn without words is flagged',
  parameters: { broken: 'button-name' },
  render: () => (
    <ol>
      {turns.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <button type="button">
            <svg width="24" height="24" aria-hidden="true">
              <path d="M6 4l12 8-12 8z" fill="currentColor" />
            </svg>
          </button>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  ),
};

export const TurnsThatAreNoList: StoryObj = {
  name: 'ST-11: turns that stand in a list without being its items are flagged',
  parameters: { broken: 'list' },
  render: () => (
    <ol>
      {turns.map(({ name, text }) => (
        <div key={name}>
          <b>{name}</b>
          <p>{text}</p>
        </div>
      ))}
    </ol>
  ),
};

export const LanguageThatIsNone: StoryObj = {
  name: 'ST-11: a turn in a language that does not exist is flagged',
  parameters: { broken: 'valid-lang' },
  render: () => (
    <ol>
      <li>
        <b>Noa</b>
        <p lang="hebrew" dir="rtl">
          {'שלום, מדברת נועה.'}
        </p>
      </li>
    </ol>
  ),
};
