import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken selection fields: they prove that the checks of every story flag each typical mistake. */
const meta = {
  title: 'Checks/Broken choices',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

/** The text is next to the field but not associated with it. */
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

/** The list isn't associated with the field. */
export const ComboBoxWithoutState: StoryObj = {
  name: 'ST-11: a combo box without aria-expanded is flagged',
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
  name: 'ST-11: an option outside a list box is flagged',
  parameters: { broken: 'aria-required-parent' },
  render: () => (
    <div>
      <div role="option" aria-selected="true" tabIndex={0}>
        Sales
      </div>
    </div>
  ),
};

/** A button in an option: screen readers reach one of the two, never both. */
export const MultiSelectWithButtons: StoryObj = {
  name: 'ST-11: a control inside an option is flagged',
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

/** Only the placeholder names it. */
export const PhoneWithoutLabels: StoryObj = {
  name: 'ST-11: a country and a number without separate labels are flagged',
  parameters: { broken: 'label' },
  render: () => (
    // biome-ignore lint/a11y/useSemanticElements: InternationalPhoneField's markup.
    <div role="group" aria-label="Phone">
      <input type="tel" dir="ltr" autoComplete="tel" />
    </div>
  ),
};

export const PhoneWithUnknownAutocomplete: StoryObj = {
  name: 'ST-11: a phone number with an invalid autocomplete value is flagged',
  parameters: { broken: 'autocomplete-valid' },
  render: () => (
    <label>
      {/* biome-ignore lint/a11y/useValidAutocomplete: wrong on purpose. */}
      Phone <input type="tel" dir="ltr" autoComplete="phone-number" />
    </label>
  ),
};
