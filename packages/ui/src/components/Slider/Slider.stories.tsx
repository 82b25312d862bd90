import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace, upTo } from '../../testing/inPlace.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const args: SliderProps = {
  label: 'Creativity Scale',
  maxValue: 1,
  step: 0.01,
  defaultValue: 0.5,
  formatOptions: { style: 'percent' },
  endLabels: { least: 'Keeps to the script', greatest: 'Improvises' },
};

const meta = {
  title: 'Components/Fields/Slider',
  id: 'components-slider',
  component: Slider,
  args,
  decorators: [upTo('26rem')],
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const InWords: Story = {
  args: {
    formatValue: (value) =>
      `${Math.round(value * 100)}%, ${value < 0.5 ? 'keeps to the script' : 'improvises'}`,
  },
};

export const WithoutEntry: Story = {
  args: { label: 'Volume', maxValue: 100, step: 1, defaultValue: 64, formatOptions: {}, hasInput: false },
};

export const AtItsLeast: Story = { args: { defaultValue: 0 } };

export const Failed: Story = {
  args: { defaultValue: 0.9, error: 'Choose at most 80%.', hint: 'Read once more before it is said.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
    endLabels: { least: 'Telefonnummernverwaltungsgesellschaft', greatest: 'Mitgliedschaftsbescheinigung' },
  },
};

export const Narrow: Story = { decorators: [inPlace('10rem')] };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'מידת היצירתיות',
    defaultValue: 0.25,
    endLabels: { least: 'נצמד לתסריט', greatest: 'מאלתר' },
  },
};
