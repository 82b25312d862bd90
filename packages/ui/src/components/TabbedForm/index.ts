export { type FormTab, TabbedForm, type TabbedFormProps } from './TabbedForm.tsx';
