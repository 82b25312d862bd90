import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ChevronDownIcon, XIcon } from '../../icons/index.ts';
import { BusyMark } from '../BusyMark/index.ts';
import { control, controlShell, Field, type FieldWords, useField } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { end, input as inputStyle, trigger, withClear } from './ComboBox.css.ts';
import { useStrings } from './ComboBox.strings.ts';
import { ComboBoxList } from './ComboBoxList.tsx';
import { useComboBox } from './useComboBox.ts';

/** One answer. */
export interface ComboBoxOption {
  value: string;
  label: string;
  /** Other words it is found by, such as its code or its name in another language. Not shown. */
  keywords?: readonly string[];
  /** A second line, where the label needs a sentence. */
  description?: string;
  /** Language of the label, when it is not that of the page. */
  lang?: string;
  isDisabled?: boolean;
}

type Aria = AriaComboBoxProps<ComboBoxOption>;

export interface ComboBoxProps
  extends FieldWords,
    Pick<Aria, 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'onFocus'> {
  /** The answers. With `onSearch`: those offered before anything is typed, and the names of given values. */
  options?: readonly ComboBoxOption[];
  /**
   * Asks a server for the answers to a text; `signal` ends when nobody waits any more. Throw when it failed: the list
   * says so and offers to try again.
   */
  onSearch?: (text: string, signal: AbortSignal) => Promise<readonly ComboBoxOption[]>;
  /** Milliseconds between the last key and the search. @default 300 */
  searchDelay?: number;
  /** @deprecated Use `searchDelay`. */
  searchAfter?: number;
  /** Fewer characters are not searched; 0 also searches for nothing, when the list is opened. @default 1 */
  minCharacters?: number;
  /** Takes what is typed as it is, beside the answers. @default false */
  allowsCustomValue?: boolean;
  /** The `value` of the chosen answer, or the free text, when the host decides; `null` for none. */
  value?: string | null;
  /** The chosen one at first. */
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /** Name in a form: it sends the value, and nothing but an empty string while there is none. */
  name?: string;
  /**
   * What the form gets of a chosen option: its `value`, or the `text` of its label, where the form asks for words and
   * two options may have the same. @default 'value'
   */
  formValue?: 'value' | 'text';
  /** Direction of what is typed, where it isn't that of the page: `auto` for names. */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** Whether a button empties it. @default true */
  isClearable?: boolean;
  /** An example of an answer. It goes while typing, so what is needed stands in `hint`. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Chooses one of many by typing a part of it, from a list at hand or from a server; with `allowsCustomValue` it
 * also takes what is in no list.
 *
 * Renders an `<input role="combobox">` with a list (`role="listbox"`) under it, and a hidden `<input>` for forms.
 * Follows the APG editable combobox with list autocomplete; keyboard: typing, arrows, Enter, Esc. How many options
 * there are, waiting, nothing and failure are said once, politely (WCAG 4.1.3).
 *
 * @selector [data-open] the list is open
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it cannot be changed
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
      {...props}
      {...ids.describedBy}
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
        // Free text is no option: react-aria then says `null`, and the text is already the value.
        if (key !== null || !allowsCustomValue) box.choose(key === null ? null : String(key));
      }}
      onOpenChange={(isOpen, how) => {
        if (isOpen && how === 'manual') box.showAll();
        if (!isOpen) box.close();
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(requiredIndicator !== undefined && { requiredIndicator })}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <div
          className={controlShell}
          onKeyDownCapture={(event) => {
            // Before react-aria, for which Enter without a marked option means: leave the text and close.
            if (event.key !== 'Enter' || box.status !== 'failed' || !isOpen(input.current)) return;
            event.preventDefault();
            event.stopPropagation();
            box.retry();
          }}
        >
          <Input
            ref={input}
            className={`${control} ${inputStyle} ${isClearable ? withClear : ''}`}
            {...(placeholder !== undefined && { placeholder })}
            {...(dir !== undefined && { dir })}
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
            <Button className={trigger} aria-label={strings.show}>
              {box.status === 'waiting' ? <BusyMark /> : <ChevronDownIcon />}
            </Button>
          </span>
        </div>
      </Field>
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

/** What a form sends: the value or its name, where the field itself would send the text as it is being typed. */
function FormValue({ name, value, isDisabled, reset }: FormValueProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [reset]);

  return <input ref={input} type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />;
}
