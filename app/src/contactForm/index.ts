export { labelsIn, statusIn } from './contactWords.ts';
export { EditContactForm } from './EditContactForm.tsx';
