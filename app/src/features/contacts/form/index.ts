export { type ContactField, contactFields } from './contactFields.ts';
export { labelsIn, statusIn } from './contactLabels.ts';
export { EditContactForm } from './EditContactForm.tsx';
