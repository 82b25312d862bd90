import type { Meta, StoryObj } from '@storybook/react-vite';

/** Fields that choose, each with one typical mistake: the proof that the checks of every story see it. */
const meta = {
  title: 'Checks/Broken choices',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

/** The words stand beside the field and are not tied to it. */
export const ComboBoxWithoutName: StoryObj = {
  name: 'ST-11: a combo box without a name is flagged',
  parameters: { broken: 'aria-input-field-name' },
  render: () => (
    <div>
      <span>City</span>
      <div role="combobox" tabIndex={0} aria-expanded="false" aria-haspopup="listbox" />
    </div>
  ),
};

/** The list is never said to belong to the field. */
export const ComboBoxWithoutState: StoryObj = {
  name: 'ST-11: a combo box that does not say whether it is open is flagged',
  parameters: { broken: 'aria-required-attr' },
  render: () => (
    <label>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: wrong on purpose. */}
      City <input role="combobox" aria-autocomplete="list" />
    </label>
  ),
};

export const SelectWithoutName: StoryObj = {
  name: 'ST-11: a select whose button has only an arrow is flagged',
  parameters: { broken: 'button-name' },
  render: () => (
    <div>
      <span>Representative Type</span>
      <button type="button" aria-haspopup="listbox" aria-expanded="false">
        <span aria-hidden>▾</span>
      </button>
    </div>
  ),
};

export const SelectWithStrayOption: StoryObj = {
  name: 'ST-11: an answer outside of a list is flagged',
  parameters: { broken: 'aria-required-parent' },
  render: () => (
    <div>
      <div role="option" aria-selected="true" tabIndex={0}>
        Sales
      </div>
    </div>
  ),
};

/** A button in an answer: readers come to one of the two, never to both. */
export const MultiSelectWithButtons: StoryObj = {
  name: 'ST-11: a control inside an answer of a list is flagged',
  parameters: { broken: 'nested-interactive' },
  render: () => (
    <div role="listbox" aria-label="Channels" aria-multiselectable="true">
      <div role="option" aria-selected="true" tabIndex={0}>
        Sales
        <button type="button" aria-label="Remove Sales">
          <span aria-hidden>×</span>
        </button>
      </div>
    </div>
  ),
};

/** The placeholder is all that names it. */
export const PhoneWithoutLabels: StoryObj = {
  name: 'ST-11: a country and a number without labels of their own are flagged',
  parameters: { broken: 'label' },
  render: () => (
    // biome-ignore lint/a11y/useSemanticElements: as InternationalPhoneField draws it.
    <div role="group" aria-label="Phone">
      <input type="tel" dir="ltr" autoComplete="tel" />
    </div>
  ),
};

export const PhoneWithUnknownAutocomplete: StoryObj = {
  name: 'ST-11: a phone number that asks the browser for something unknown is flagged',
  parameters: { broken: 'autocomplete-valid' },
  render: () => (
    <label>
      {/* biome-ignore lint/a11y/useValidAutocomplete: wrong on purpose. */}
      Phone <input type="tel" dir="ltr" autoComplete="phone-number" />
    </label>
  ),
};
