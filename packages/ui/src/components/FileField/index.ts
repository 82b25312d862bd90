export type { FileStatus } from './ChosenFile.tsx';
export { FileField, type FileFieldProps } from './FileField.tsx';
