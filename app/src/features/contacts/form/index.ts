export { type ContactField, contactFields } from './contactFields.ts';
export { labelsIn, statusIn } from './contactWords.ts';
export { EditContactForm } from './EditContactForm.tsx';
