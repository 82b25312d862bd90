import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the media checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken in a medium',
  // Axe finds nothing here. The tag of a story names the media check that must.
  tags: ['broken', '!autodocs', '!test'],
} satisfies Meta;
export default meta;

export const GroundAlone: StoryObj = {
  name: 'X-3: a state shown by background alone is flagged',
  tags: ['breaks-states'],
  render: () => (
    <>
      <style>
        {
          '.ground { border: 1px solid; background-color: #fff; } .ground[aria-pressed=true] { background-color: #2e72e0; }'
        }
      </style>
      <button type="button" className="ground" aria-pressed="true">
        Bold
      </button>
      <button type="button" className="ground" aria-pressed="false">
        Italic
      </button>
    </>
  ),
};

export const ShadowAlone: StoryObj = {
  name: 'X-3: a state shown by shadow alone is flagged',
  tags: ['breaks-states'],
  render: () => (
    <>
      <style>
        {'.shadow { border: 1px solid; } .shadow[aria-invalid] { box-shadow: 0 0 0 2px #b3261e; }'}
      </style>
      <input className="shadow" aria-label="Name" aria-invalid />
    </>
  ),
};

export const GroundOfADisabledGroup: StoryObj = {
  name: 'X-3: a selected item shown by background alone in a disabled group is flagged',
  tags: ['breaks-states'],
  render: () => (
    <>
      <style>{'.star input { appearance: none } .star:has(:checked) { background-color: #2e72e0; }'}</style>
      {['1 star', '2 stars'].map((name, index) => (
        <label key={name} className="star">
          <input type="radio" name="stars" aria-label={name} disabled defaultChecked={index === 0} />
          <svg width="16" height="16" aria-hidden="true">
            <path d="M8 2l6 12H2z" />
          </svg>
        </label>
      ))}
    </>
  ),
};

export const MovesAllTheSame: StoryObj = {
  name: 'X-4: motion that ignores every reduced-motion setting is flagged',
  tags: ['breaks-motion'],
  render: () => (
    <>
      <style>
        {'@keyframes turn { to { rotate: 360deg } } .turning { animation: turn 1s linear infinite }'}
      </style>
      <div className="turning">Loading</div>
    </>
  ),
};

export const AsksTheSystemOnly: StoryObj = {
  name: 'X-4: motion that only the system setting stops is flagged',
  tags: ['breaks-motion-override'],
  render: () => (
    <>
      <style>
        {
          '.sliding { transition: inset 200ms } @media (prefers-reduced-motion: reduce) { .sliding { transition: none } }'
        }
      </style>
      <div className="sliding">Contacts</div>
    </>
  ),
};
