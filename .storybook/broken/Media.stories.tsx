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

export const LinesOfAFixedHeight: StoryObj = {
  name: 'ST-11: text cut off by wide text spacing is flagged',
  tags: ['breaks-text-spacing'],
  render: () => (
    <>
      <style>
        {'.narrow { inline-size: 10rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }'}
      </style>
      <p className="narrow">Meeting at reception</p>
    </>
  ),
};

export const BoxOfFixedPixels: StoryObj = {
  name: 'ST-11: text cut off by 200 % text size is flagged',
  tags: ['breaks-text-size'],
  render: () => (
    <>
      <style>{'.box { inline-size: 160px; block-size: 60px; overflow: hidden; font-size: 1rem }'}</style>
      <p className="box">Reception, floor 2</p>
    </>
  ),
};

export const WiderThanAPhone: StoryObj = {
  name: 'ST-11: a box that is wider than a phone is flagged',
  tags: ['breaks-reflow'],
  render: () => <div style={{ inlineSize: '400px' }}>Contacts</div>,
};

/** Its centre is 24 px away from that of the other target, as the spacing of small targets requires, but not 12 px from its box. */
export const SmallNextToLarge: StoryObj = {
  name: 'ST-11: a small target next to a large one is flagged, although their centers are far apart',
  tags: ['breaks-targets'],
  render: () => (
    <>
      <style>
        {
          '.pair { display: flex; block-size: 40px } .pair button { padding: 0; border: 1px solid; font: inherit }'
        }
      </style>
      <div className="pair">
        <button type="button" style={{ inlineSize: '8rem' }}>
          Reception
        </button>
        <button type="button" style={{ inlineSize: '16px' }} aria-label="Remove Reception">
          ×
        </button>
      </div>
    </>
  ),
};

export const RingOfASibling: StoryObj = {
  name: 'ST-11: a focus ring around another element is flagged',
  tags: ['breaks-focus'],
  render: () => (
    <>
      <style>
        {'.ringless { outline: none; padding: 8px; margin: 16px } .ringless:focus + p { outline: 2px solid }'}
      </style>
      <button type="button" className="ringless">
        Save
      </button>
      <p>Saved</p>
    </>
  ),
};
