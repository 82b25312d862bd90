export { statusIn } from './contactLabels.ts';
export { EditContactForm } from './EditContactForm.tsx';
