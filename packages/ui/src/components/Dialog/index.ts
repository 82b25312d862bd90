export { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
