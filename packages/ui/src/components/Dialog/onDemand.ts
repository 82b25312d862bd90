// Not every bundler loads the styles of a dynamic import.
import '../Button/Button.css.ts';
import './Dialog.css.ts';

/** Loads the box that dialogs open, for components whose dialog itself is loaded on demand. */
export const loadDialogBox = () => import('./DialogBox.tsx');
