import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
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
  name: 'ST-11: a play button without a name is flagged',
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
  name: 'ST-11: turns in a list that aren’t list items are flagged',
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
  name: 'ST-11: a turn in a language that doesn’t exist is flagged',
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
