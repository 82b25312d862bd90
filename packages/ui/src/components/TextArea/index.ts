export { TextArea, type TextAreaProps, type TypedFieldProps } from './TextArea.tsx';
