export { NativeSelect, type NativeSelectOption, type NativeSelectProps } from './NativeSelect.tsx';
export { SelectBox } from './SelectBox.tsx';
