import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ChevronDownIcon, XIcon } from '../../icons/index.ts';
import { type AllowUndefined, classNames, toAria } from '../../props/index.ts';
import { BusyMark } from '../BusyMark/index.ts';
import { control, controlShell, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { end, input as inputStyle, trigger, withClear } from './ComboBox.css.ts';
import { useStrings } from './ComboBox.strings.ts';
import { ComboBoxList } from './ComboBoxList.tsx';
import { useComboBox } from './useComboBox.ts';

export interface ComboBoxOption {
  value: string;
  label: string;
  /** Other terms that find it, such as its code or its name in another language. Not shown. */
  keywords?: readonly string[] | undefined;
  /** A second line of text. */
  description?: string | undefined;
  /** The language of the label, if it differs from the page. */
  lang?: string | undefined;
  /** Whether the option can't be selected. @default false */
  isDisabled?: boolean | undefined;
}

type Aria = AriaComboBoxProps<ComboBoxOption>;

export interface ComboBoxProps
  extends FieldWords,
    AllowUndefined<Pick<Aria, 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'onFocus'>> {
  /** The options. With `onSearch`: the options shown before a person types, and the labels of initial values. */
  options?: readonly ComboBoxOption[] | undefined;
  /**
   * Searches a server. `signal` is aborted when the result is no longer needed. Throw if the search fails: the list
   * then shows an error and offers Retry.
   */
  onSearch?: ((text: string, signal: AbortSignal) => Promise<readonly ComboBoxOption[]>) | undefined;
  /** Milliseconds between the last key press and the search. @default 300 */
  searchDelay?: number | undefined;
  /** @deprecated Use `searchDelay`. */
  searchAfter?: number | undefined;
  /** The minimum length of a search text. With 0, opening the list searches for an empty text. @default 1 */
  minCharacters?: number | undefined;
  /** Whether typed text that matches no option can be the value. @default false */
  allowsCustomValue?: boolean | undefined;
  /** The `value` of the selected option, or the free text (controlled); `null` for none. */
  value?: string | null | undefined;
  /** The initial value (uncontrolled). */
  defaultValue?: string | null | undefined;
  /** Called with the `value` of the selected option or with the free text; with `null` when the field is cleared. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The name in a form, which submits the value, or an empty string if there is none. */
  name?: string | undefined;
  /**
   * What the form submits for a selected option: its `value`, or `text` for its label, for example if labels can
   * repeat. @default 'value'
   */
  formValue?: 'value' | 'text' | undefined;
  /**
   * The purpose of the field, such as `country-name`, if it asks for people's own data (WCAG 1.3.5). The browser then
   * offers to fill it in. @default 'off'
   */
  autoComplete?: string | undefined;
  /** The direction of the typed text, if it differs from the page; use `auto` for names. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Whether it has a clear button. @default true */
  isClearable?: boolean | undefined;
  /** An example value. It disappears when a person types, so put essential information in `hint`. */
  placeholder?: string | undefined;
  /** Ref of the `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Selects one of many options when people type part of its name. The options come from a local list or a server. With
 * `allowsCustomValue`, it also accepts other text.
 *
 * Renders an `<input role="combobox">` with a list (`role="listbox"`) below it, and a hidden `<input>` for forms.
 * Follows the APG editable combobox with list autocomplete; keyboard: typing, arrows, Enter, Tab, Esc. The number of
 * options, searching, no results and failure are each announced once, politely (WCAG 4.1.3).
 *
 * @part combo-box-trigger the button that opens the list
 * @part combo-box-popover the box around the list
 * @part combo-box-list the list
 * @part combo-box-option an option
 * @part combo-box-option-description the second line of an option
 * @part combo-box-message the text instead of an empty list
 * @selector [data-open] the list is open
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it can't be changed
 * @example
 * <ComboBox label="Contact" onSearch={findContacts} value={contact} onChange={setContact} error={error} />
 */
export function ComboBox({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  options = [],
  onSearch,
  searchAfter = 300,
  searchDelay = searchAfter,
  minCharacters = 1,
  allowsCustomValue = false,
  value,
  defaultValue = null,
  onChange,
  name,
  formValue = 'value',
  autoComplete = 'off',
  dir,
  isClearable = true,
  placeholder,
  ref,
  ...props
}: ComboBoxProps) {
  const strings = useStrings();
  const ids = useField({ hint, error, name: name, label });
  const input = useObjectRef(ref);
  const searching = { onSearch, searchDelay, minCharacters };
  const box = useComboBox({ options, value, defaultValue, onChange, allowsCustomValue, ...searching });
  const { isDisabled = false, isReadOnly = false } = props;
  const canClear = isClearable && box.text !== '' && !isDisabled && !isReadOnly;

  return (
    <AriaComboBox<ComboBoxOption>
      // Before the props, so that a field that renders this one has a part of its own.
      data-part="combo-box"
      {...toAria({ ...props, ...ids.describedBy })}
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="manual"
      allowsCustomValue={allowsCustomValue}
      items={box.shown}
      disabledKeys={box.shown.filter((option) => option.isDisabled).map((option) => option.value)}
      inputValue={box.text}
      onInputChange={box.type}
      value={box.chosenKey}
      onChange={(key) => {
        // For free text, react-aria passes `null`, and the text is already the value.
        if (key !== null || !allowsCustomValue) box.choose(key === null ? null : String(key));
      }}
      onOpenChange={(isOpen, how) => {
        if (isOpen && how === 'manual') box.showAll();
        if (!isOpen) box.close();
      }}
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        requiredIndicator={requiredIndicator}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <div
          className={controlShell}
          onKeyDownCapture={(event) => {
            // In the capture phase, because react-aria would close the list on Enter without a highlighted option.
            if (event.key !== 'Enter' || box.status !== 'failed' || !isOpen(input.current)) return;
            event.preventDefault();
            event.stopPropagation();
            box.retry();
          }}
        >
          <Input
            ref={input}
            {...toAria({ placeholder, dir, autoComplete })}
            className={classNames(control, inputStyle, isClearable && withClear)}
            data-part="field-control"
          />
          <span className={end}>
            {canClear && (
              <IconButton
                slot={null}
                label={strings.clear(label)}
                tooltip={false}
                icon={<XIcon />}
                size="row"
                excludeFromTabOrder
                preventFocusOnPress
                onPress={() => {
                  box.clear();
                  input.current?.focus();
                }}
              />
            )}
            <Button className={trigger} data-part="combo-box-trigger" aria-label={strings.show}>
              {box.status === 'waiting' ? <BusyMark /> : <ChevronDownIcon />}
            </Button>
          </span>
        </div>
      </FieldFrame>
      {name !== undefined && (
        <FormValue
          name={name}
          value={formValue === 'text' ? box.name : box.value}
          isDisabled={isDisabled}
          reset={box.reset}
        />
      )}
      <ComboBoxList {...box} minCharacters={minCharacters} />
    </AriaComboBox>
  );
}

const isOpen = (input: HTMLInputElement | null) => input?.getAttribute('aria-expanded') === 'true';

interface FormValueProps {
  name: string;
  value: string | null;
  isDisabled: boolean;
  reset: () => void;
}

/** The hidden input for forms. The visible field would submit the text as it is being typed. */
function FormValue({ name, value, isDisabled, reset }: FormValueProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [reset]);

  return <input ref={input} type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />;
}
